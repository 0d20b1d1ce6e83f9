-- A file of policies that somebody reads otherwise takes the place of what was begun with it.
grant delete on policy_import to dosar_app;
