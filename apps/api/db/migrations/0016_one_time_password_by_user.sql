-- How many codes a user was sent is counted whenever another one is asked for, in all sessions of the user together.

create index one_time_password_of_user on one_time_password (org_id, user_id, created_at desc);
