// Generated from openapi/ by `npm run generate`. Do not edit.
export interface paths {
  '/api/absences/answerReplacement/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say whether the caller replaces a colleague who asked for it */
    post: operations['answerReplacement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/attachCertificate/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put the medical certificate, as a file, on one of the caller's own absences
     * @description PDF, JPEG, PNG, WebP or HEIC of at most 25 MB. Only the caller and whoever decides about the absence get it back; another file takes its place. 409 `conflict` for an absence whose kind needs none, or that will not be.
     */
    post: operations['attachCertificate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/browseBalances': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Rest leave of the people whom the caller manages, with what would be carried over */
    get: operations['browseBalances'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/browseReplacementQuestions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The colleagues who ask the caller to replace them, and those whom the caller replaces now or soon
     * @description The same as in `getOwnAbsences`, also for people who plan no absences here.
     */
    get: operations['browseReplacementQuestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/browseTeamAbsences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who of the people whom the caller manages is away, and what waits for a decision */
    get: operations['browseTeamAbsences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/cancelAbsence/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back one of the caller's own requests or drafts, or an approved absence before it begins
     * @description Work that was handed over comes back. 409 `conflict` once the absence has begun.
     */
    post: operations['cancelAbsence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/createFeed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A private address of the caller's absences for calendar programs
     * @description The address is answered once and never again; the one before it stops working.
     */
    post: operations['createFeed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/decideAbsences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve or refuse absences
     * @description All in one transaction; each that somebody has changed meanwhile stays as it is and says so. Approving hands over the work of `lines`, or as `previewDecision` proposes where there are none, and tells the claimants of `told_claim_file_ids` once each.
     */
    post: operations['decideAbsences'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/downloadCertificate/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The medical certificate of an absence, for its owner and for whoever decides about it
     * @description Every download leaves a trace. 503 `document_not_scanned` and 409 `document_quarantined` as for other documents.
     */
    get: operations['downloadCertificate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/endReplacement/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the replacement of an absence with a reason; the absence stays
     * @description Nobody works in the name of the colleague from this moment on. Work that was handed over stays where it is until somebody moves it or the absence is over.
     */
    post: operations['endReplacement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/exportBalances': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The same as a file for spreadsheets */
    get: operations['exportBalances'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/feed/{feed_key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Absences as a calendar
     * @description For calendar programs, which sign in nowhere. Names and kinds of absence of nobody but the owner.
     */
    get: operations['getFeed'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/getOwnAbsences': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's absences of a year, with the balance and what explains it
     * @description Also the colleagues who ask the caller to replace them, and the free days of the year and the next.
     */
    get: operations['getOwnAbsences'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/getReturnBrief/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What happened on the caller's work while they were away, and what is urgent now */
    get: operations['getReturnBrief'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/importBalances': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change balances by a file, all lines or none
     * @description 422 when a line cannot be; `previewBalances` says which.
     */
    post: operations['importBalances'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/previewAbsence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What an absence would mean, before it is asked for
     * @description For the caller, or for somebody whom the caller manages.
     */
    post: operations['previewAbsence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/previewBalances': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a file of balances would change
     * @description Lines of `username`, entitled days and days carried over, in the columns of `exportBalances`.
     */
    post: operations['previewBalances'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/previewDecision/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What approving an absence would change */
    get: operations['previewDecision'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/removeCertificate/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forget the medical certificate of one of the caller's own absences, as long as nobody has approved it */
    post: operations['removeCertificate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/revokeAbsence/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke an approved absence with a reason
     * @description The replacement ends now, and what it still has of the work comes back.
     */
    post: operations['revokeAbsence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/revokeFeed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make the caller's calendar address stop working */
    post: operations['revokeFeed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/saveAbsence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep an absence as a draft, or send it to be decided
     * @description For the caller, or by a manager for somebody (`user_id`), which is sent at once. A draft is changed by its `absence_id` and `row_version`. 409 `absence_overlaps` tells the other absence in `context`, 409 `replacement_circle` that the replacement is replaced by the same person in those days.
     */
    post: operations['saveAbsence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/absences/undoDecision/{absence_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back an approval as a whole
     * @description The absence waits for its decision again and all work that was handed over returns. 409 `absence_followed` once the absence has begun or somebody has worked on what was handed over.
     */
    post: operations['undoDecision'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/browseMessages': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's present thread
     * @description Specification C32. A caller who has not asked anything yet gets the initial message alone, which belongs to no thread.
     */
    get: operations['browseAssistantMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/completeLastMessage/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The answer to a pending message
     * @description Specification C34, T4. The answer has the id of the pending message and takes its place; `saved` when it proposes something to do. A message that is complete already comes back as it is, so that a client may ask again after a crash.
     */
    get: operations['completeAssistantMessage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/decideProposals/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm or refuse what a saved message proposes
     * @description Nothing is done yet: `processLastMessage` carries out what was confirmed. Deciding twice alike changes nothing; 409 `conflict` when it was decided otherwise.
     */
    post: operations['decideAssistantProposals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/getModelUse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether a language model words the caller's answers */
    get: operations['getAssistantModelUse'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/getSettings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who has the assistant, and whether a language model words its answers */
    get: operations['getAssistantSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/processLastMessage/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Carry out what a saved message proposes
     * @description Specification C35, T4. Carries out what the user confirmed, with the user's own rights, and says what became of it. Asked again it returns the same result and does nothing. 409 `proposal_undecided` while the user has not decided.
     */
    get: operations['processAssistantMessage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/rateMessage/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say whether an answer helped */
    post: operations['rateAssistantMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/saveSettings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Switch the assistant on or off */
    post: operations['saveAssistantSettings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/sendMessage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask the assistant
     * @description Specification C33, T4. Stores the question and returns an output message that is still pending. The same `message_id` again returns the same output. 409 `assistant_busy` while another answer of the thread is pending.
     */
    post: operations['sendAssistantMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/aiAssistant/stopLastMessage/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give up a pending answer
     * @description A message that is complete already stays as it is.
     */
    post: operations['stopAssistantMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/askStep/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask a manager to let a step pass whose conditions are not met
     * @description For steps whose `approval` is `can_be_asked`; any other answers 422 `transition_not_allowed`. The step is taken when a manager approves it, in their name and with this reason. What waits already is asked as it is now.
     */
    post: operations['askStep'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseActivityTypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The kinds of work that somebody can open on a claim file */
    get: operations['browseActivityTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseAssignees': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Colleagues who can be given work */
    get: operations['browseAssignees'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseDayAgenda': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a day holds for the caller
     * @description Specification S11. Deadlines of the caller's open assignments, and of those of colleagues whom the caller replaces that day. Whoever acts for somebody gets the day of that person, without further replacements.
     */
    get: operations['browseDayAgenda'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseExports': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's exports that still exist, newest first
     * @description Polled while one is being made.
     */
    get: operations['browseExports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseLargeChanges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's changes of whole lists that are being made, or could be taken back, newest first
     * @description Polled while one is being made. A finished one is listed for ten minutes.
     */
    get: operations['browseLargeChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseOfferedTransitions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Which transitions the caller could make with some assignments */
    post: operations['browseOfferedTransitions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browsePartners': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Partners by which the worklist can be narrowed */
    get: operations['browsePartners'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseSavedViews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's saved views and those that the team shares, with how many assignments each finds now */
    get: operations['browseSavedViews'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseShortlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's dashboard in one answer
     * @description Specification B9. Which tiles there are depends on the caller's roles; each one's number is that of the worklist with the tile's filter. Whoever acts for somebody gets the dashboard of that person, without whom that person replaces.
     */
    get: operations['browseShortlist'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseStatuses': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All statuses of the organisation's status machines */
    get: operations['browseStatuses'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseTags': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Tags that the organisation uses */
    get: operations['browseTags'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/browseWorklist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * One page of the worklist
     * @description Specification B9. A POST because the filter is long; it changes nothing. Keyset paging: the cursor belongs to the same filter and sort. Without `sort` the nearest deadline comes first.
     */
    post: operations['browseWorklist'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/cancelLargeChange/{assignment_change_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Stop a change of a whole list
     * @description What is done stays done, and can be taken back where each part of it can. One that is over answers 409 `conflict`; another person's 404.
     */
    post: operations['cancelLargeChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/change': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Do the same thing to one or many assignments
     * @description One transaction: after a crash either all of it happened or nothing. Rows that may not be changed are skipped, each with its reason; the others are done. What can be taken back can be taken back as a whole until `undo_until`.
     */
    post: operations['changeAssignments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/changeMatching': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Do the same thing to every assignment that a list finds
     * @description Kept and made by a job, in portions of 200 that are one transaction each; `browseLargeChanges` tells how far it is. It is about the assignments that the list finds now; those that somebody changes before their turn are skipped. 409 `conflict` tells in `context.reason`: `too_many` while another change of the caller's is being made, `too_many_rows` above `context.limit`, `more_rows` when the list finds more than `total` (`context.total`), so that nobody changes what they have not seen.
     */
    post: operations['changeMatching'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/confirmContact/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Confirm that a contact channel reaches its owner
     * @description Specification C21, T10. Repeating it answers the same. The header keeps a link checker that merely fetches the address from confirming anything. Whose key it is shows only in the answer to a good one; every other key gets the same answer.
     */
    get: operations['confirmContact'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/countMatching': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * How many assignments a list finds, and what could be done to all of them
     * @description Asked before a change of the whole list. Conditions of transitions are judged only when it is made, assignment by assignment.
     */
    post: operations['countMatching'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/countNews': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * How many assignments have come into a list that somebody looks at
     * @description The rows stay where they are until they are asked for; a page that is open asks only for this number.
     */
    post: operations['countNews'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/createSavedView': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save a list of work under a name
     * @description At most 50 views of one's own. The same name twice answers 409 `conflict` with `context.reason` `name_taken`, one too many with `too_many`.
     */
    post: operations['createSavedView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/deleteSavedView/{saved_view_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove one of the caller's saved views */
    post: operations['deleteSavedView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/downloadExport/{export_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The file of one of the caller's exports */
    get: operations['downloadExport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/export': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a file of what a list shows
     * @description Made in the background; one of at most 500 rows is `ready` in the answer. 409 `conflict` tells in `context.reason`: `too_many` for a fourth one at a time, `too_many_rows` for more rows than the format takes (`context.limit`; 50,000 as xlsx, 100,000 as csv). A csv file is UTF-8 with a byte order mark and semicolons.
     */
    post: operations['startExport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/getById/{claim_file_no}/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One assignment with its file, all work on it, vehicles, parties and what can be done next
     * @description Specification R12. All that the page of a claim file shows first. Personal numbers come masked.
     */
    get: operations['getAssignment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/getForGuest/{assignment_key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a guest may see of the assignment they were invited to
     * @description Specification S19, P2. Any other key answers 404.
     */
    get: operations['getGuestAssignment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/openActivity/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open work of a kind on a claim file
     * @description With the deadline, priority and queue of its kind; it waits there until somebody takes it, and stands below the work that it follows from, else below the main work on the file.
     */
    post: operations['openActivity'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A claim file to look at, with personal data masked
     * @description Specification M2. Personal numbers, contacts, accounts and addresses come masked, inside of texts too; letters come without their content; notes that only colleagues or managers may read are left out. Each look is recorded with its reason.
     */
    post: operations['previewClaimFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/previewDocuments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Further documents of a previewed claim file
     * @description The pages after the one that the preview itself holds. Each is recorded as another look, with its reason.
     */
    post: operations['browsePreviewDocuments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/previewTransition/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a transition would send, and to whom
     * @description Nothing is changed. Where the reason will stand, the text has `{{reason}}`. A transition that is not offered now answers 422 `transition_not_allowed`.
     */
    post: operations['previewTransition'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/release/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give work back to the queue of its type
     * @description One's own work, that of somebody whom one replaces, or as a manager that of the team.
     */
    post: operations['releaseAssignment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/saveWorklistFilter': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep how the caller left the worklist
     * @description Specification E3. The next sign-in opens the worklist so, where its address asks for nothing else.
     */
    post: operations['saveWorklistFilter'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/take/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take work that waits in a queue
     * @description The first one gets it. Where somebody has it already the answer is 409 `already_taken` with `context.holder`, the name of whoever has it; taking one's own work again changes nothing.
     */
    post: operations['takeAssignment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/transition/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move an assignment to its next status
     * @description The status machine is data: which transitions exist, who may use them and what has to be there first. A refused one answers 422 with `transition_not_allowed` or, with the missing things in `context.missing`, `transition_condition_missing`.
     */
    post: operations['transitionAssignment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/undoChange/{assignment_change_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back what the caller did to one or many assignments
     * @description Rows that somebody has changed since are skipped, each with its reason. Too late, or twice, answers 409 `conflict`; another person's change 404. A change that a job made is taken back by a job: the answer names no rows, and `browseLargeChanges` tells how far it is.
     */
    post: operations['undoAssignmentChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/assignment/updateSavedView/{saved_view_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change one of the caller's saved views
     * @description A colleague's view answers 404, shared or not.
     */
    post: operations['updateSavedView'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/appToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with user name and password
     * @description Specification C2. When a one-time password, or a new password, is due, the tokens are of kind `pre_auth` and open only the calls that complete the login. Wrong user name and wrong password answer alike and take equally long.
     */
    post: operations['appToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/appToken/external': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with a token of the organisation's identity provider
     * @description Specification C4, X6, T2. `access_token` is a JSON Web Token signed by the OpenID Connect issuer of the organisation for this product. It works once and for five minutes from its `iat`; every refusal answers 401 `external_sign_in_failed`.
     */
    post: operations['externalAppToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/browseSessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Where one is signed in
     * @description The caller's own living sessions, the latest activity first. Acting for somebody is no line of its own: `acting_for` of the session it was begun in names the replaced user.
     */
    get: operations['browseSessions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/checkPass': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check the present password
     * @description Specification C7, V2. Counts against the same lock-out as the login: the fifth wrong one answers 401 and ends the session, a blocked name answers 403 `account_locked`.
     */
    post: operations['checkPass'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/endOtherSessions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End all of one's own sessions but this one */
    post: operations['endOtherSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/endSession': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End one of one's own sessions
     * @description With everything that was begun in it. Also the caller's own, which is then like signing out.
     */
    post: operations['endSession'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/external/exchange': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange the code of an identity provider for its token
     * @description Answers what `appToken/external` takes. A state works once and for ten minutes; every refusal answers 401 `external_sign_in_failed`.
     */
    post: operations['exchangeExternalCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/external/start': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin a sign-in at the organisation's identity provider
     * @description Authorisation code flow with PKCE. The page keeps `state`, goes to `authorization_url`, and comes back at `/logincallback` with `code` and `state`. An organisation without a provider answers 404; a provider that cannot be reached, 401.
     */
    post: operations['startExternalSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/generateOneTimePassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Send a one-time password to the user's channel
     * @description Specification C10, T9. A new code makes the one before worthless. Three in a quarter of an hour and ten a day may be asked for; one more blocks for a while. Without any channel, and for a user whom only an administrator lets in again, `code_generated` is false and nothing says until when. The session stays as it is, so `newAuthContext` is null.
     */
    get: operations['generateOneTimePassword'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/getOwnAccount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One's own data for the profile page */
    get: operations['getOwnAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/getSignInOptions': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How people of an organisation sign in
     * @description Specification K14. What the login page offers. An organisation that does not exist answers like one without any particulars.
     */
    get: operations['getSignInOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/guestToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign a guest in on one assignment
     * @description Specification C37, R4. For `claim_notification` the key is the public key of an organisation and the guest may only file a claim there; for every other type it is the key of one assignment.
     */
    post: operations['guestToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/impersonate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Act as a replaced user, or return to oneself
     * @description Specification C37, T12, P3. `user_id` is one of `replaced_users`, or, while acting, the caller's own id to return. Acting happens in a session of its own with the rights of the replaced user and no others; the session it was begun in goes on living and gets new tokens on the return. Whom the caller may not replace today answers 404; while acting, another user answers 403.
     */
    post: operations['impersonate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/invitationToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open the link of an invitation
     * @description Signs the invited person in to the one thing that they may do: choose a password with `renew`. A link opens until it was used, has expired, or another one was sent; all other links answer 404.
     */
    post: operations['invitationToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * End the session of the presented tokens
     * @description Specification C6.
     */
    get: operations['logout'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/readInvitation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Who invites by a link, and until when it opens
     * @description Uses nothing up: programs that look at e-mails open every link. Links that were never sent, that a newer one replaced, and those of people who have left answer 404.
     */
    post: operations['readInvitation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/refreshToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace the tokens of a session by newer ones
     * @description Specification C5. Rotates the refresh token; the immediate predecessor presented again within 30 seconds gets the same successor, anything older ends the session. `impersonated_by_user_id` and `new_user_id` repeat the impersonation of the session and never start one.
     */
    post: operations['refreshToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/renew': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Replace an expired or default password
     * @description Specification C9, X8. Works once: the session then opens everything, and its next `refreshToken` brings the tokens of kind `staff`. Every other session of the user ends, and the user is told by e-mail.
     */
    post: operations['renew'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/trackerToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign a claimant in on an organisation's tracker, no case yet
     * @description Specification C37.
     */
    post: operations['trackerToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/updateOwnAccount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change one's own nickname, language and preferences
     * @description Answers the profile as every page uses it from now on.
     */
    post: operations['updateOwnAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/updatePass': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change one's own password
     * @description Specification C8, T3, P4. Proves the old password as `checkPass` does. This session goes on with new tokens; every other session of the user ends, and the user is told by e-mail.
     */
    post: operations['updatePass'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/auth/verifyOneTimePassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Complete the login with the one-time password
     * @description Specification C11, T9, V7. The code belongs to the session that asked for it and works once. The right one turns the session into one of kind `staff`, or `renew` when a new password is due; the tokens before end at once. The fifth wrong one blocks for a while, then not even the right one is looked at.
     */
    post: operations['verifyOneTimePassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/addParty/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a person or company to a claim file */
    post: operations['addParty'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/agreeEstimate/{shop_estimate_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Agree an estimate; its total becomes the agreed sum of the file
     * @description A letter that tells the shop what was accepted, line by line, becomes a document of the file. 409 `conflict` with `context.reason`: `agreed`, `lines_open` while a line has no agreed amount, `not_committed` while the note is open.
     */
    post: operations['agreeEstimate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/askTotalLoss/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for the decision that a vehicle is a total loss
     * @description 409 `conflict` with `context.reason`: `not_committed`, `below_threshold`, `asked_already`.
     */
    post: operations['askTotalLoss'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/begin/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin the note of an inspection
     * @description With the vehicle, the zones and the photos of the notice filled in. A note that was begun already is answered as it is.
     */
    post: operations['beginAssessmentNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/browseAssessments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Inspections to find, begin, continue or take over
     * @description Specification R7. `found` answers `q`: a file number, plate, VIN or name, by their beginning. `today` are the visits of the caller by hour; `mine` and `others` are the other open inspections of the caller and those of colleagues and queues, the earliest due first.
     */
    get: operations['browseAssessments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/browseItemHistory/{assignmentId}/{itemGuid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Earlier files that claimed the same part of the same vehicle
     * @description Specification C22, S18.
     */
    get: operations['browseItemHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/browseRates': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What an hour costs, in the organisation and at its partners */
    get: operations['browseAssessmentRates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/commit/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a note; it never changes again
     * @description Reckons it, keeps its hash and its PDF as a document of the file, and records the estimate in the money of the file. 409 `conflict` with `context.reason`: `committed`, `has_errors`, `no_lines`, `needs_recalculation`.
     */
    post: operations['commitNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/compare/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What a supplement changes about the note before it */
    get: operations['compareNote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/createSupplement/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin a supplement to a closed note
     * @description With its lines, photos and rates. The closed note stays in force until the supplement is closed. 409 `conflict` with `context.reason`: `not_committed`, `in_preparation`.
     */
    post: operations['createSupplement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/download/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The note as a PDF
     * @description After the Romanian form, with the photos behind it. A draft says on each page that it is one.
     */
    get: operations['downloadNote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/get/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The note of an inspection, the newest version unless one is named
     * @description `note` is null until somebody begins it; `start` tells what a note would begin with.
     */
    get: operations['getAssessmentNote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/getEstimate/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The estimate of the repair shop beside our note */
    get: operations['getEstimate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/ignoreFinding/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a finding stand, with the reason
     * @description Errors are let stand by managers only (403).
     */
    post: operations['ignoreFinding'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/importEstimate/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take the estimate of a repair shop over
     * @description The cells of the file as text, as the page has read them from CSV, XLSX or the text of a PDF, and which column is what; the columns are kept for the next estimate of the shop; `typed` ones come from paper, and keep none. Each line is matched to a line of the note by code and name. Another import is another round. 409 `conflict` with `context.reason`: `agreed`; 422 `no_lines`, `no_columns`.
     */
    post: operations['importEstimate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/recalculate/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Reckon a note with the rates that hold now */
    post: operations['recalculateNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/saveEstimateLines/{shop_estimate_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Match lines of an estimate by hand, and say what is agreed and why
     * @description An agreed amount that is not the shop's needs a reason (422 `required`).
     */
    post: operations['saveEstimateLines'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/saveHead/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Save what holds for a whole note */
    post: operations['saveNoteHead'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/saveLines/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save lines of a note, each for itself
     * @description Each line names the version that was read, none for a new one. What somebody else changed meanwhile comes back in `conflicts` with the line as it stands, and the other lines are saved. The page chooses `item_guid`, so that sending the same again changes nothing: a line that already has these values counts as saved. The order is that of `position`. 409 `conflict` with `context.reason` `committed` when the note is closed, `too_many_lines` above 500 lines.
     */
    post: operations['saveNoteLines'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/savePhotos/{assessment_note_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say what the photos of a note show
     * @description All of them, those of lines too; a photo can show several things.
     */
    post: operations['saveNotePhotos'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/saveRate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say what an hour costs from a day on, and the discount on parts
     * @description The same day again replaces what was said for it, by whoever has read that (412 otherwise, also where somebody else was first to set the day). Notes that are open and were reckoned with other rates of that day have to be reckoned again; closed ones stay.
     */
    post: operations['saveAssessmentRate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/assessmentNote/takeOver/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take an inspection over from a colleague
     * @description With a reason, which stays in the timeline; whoever had it is told by e-mail. What waits in a queue is taken without one (`takeAssignment`). 409 `conflict` with `context.holder` when it is closed, nobody's, or one's own.
     */
    post: operations['takeOverInspection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/browseLinks/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The claim files that a claim file is linked with, whichever was linked to the other */
    get: operations['browseFileLinks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/changeEvent/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change what is known of the accident
     * @description Only the given fields change; other claim files of the same accident see them too.
     */
    post: operations['changeEvent'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/changeParty/{claim_file_id}/{party_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change what is known of a person or company of a claim file
     * @description Only the given fields change. `roles` are those in this claim file: notifier, insured and injured is one person each, so that giving such a role takes it from whoever has it. Somebody without a role leaves the file; 409 `conflict` with `context.reason` `last_party` for the last one.
     */
    post: operations['changeParty'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/changePolicy/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the policy of a claim file
     * @description Only the given fields change.
     */
    post: operations['changePolicy'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/changeVehicle/{claim_file_id}/{vehicle_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change what is known of a vehicle of a claim file
     * @description Only the given fields change.
     */
    post: operations['changeVehicle'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/linkFile/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Note down that a claim file belongs together with another one
     * @description A file has at most ten links, and one with each other file: linked again, it takes the new kind and reason. A duplicate of another file goes on; `mark_duplicate` is the step that ends its work.
     */
    post: operations['linkClaimFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/saveContact/{claim_file_id}/{party_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add, change or remove a way to reach somebody of a claim file
     * @description Without `contact_channel_id` it is a new one; `value` null removes it. Another value is unconfirmed again. Somebody has one preferred way.
     */
    post: operations['saveContact'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/showPartyNumber/{claim_file_id}/{party_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Show a personal number or account in full
     * @description A POST, since each sight is recorded.
     */
    post: operations['showPartyNumber'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/claim/unlinkFile/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take the link between two claim files away
     * @description 422 `rule_refused` while the work of a duplicate is closed as one (`invalid_value`): reopening it comes first.
     */
    post: operations['unlinkClaimFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/browseJobs': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Work in the background of the organisation
     * @description What runs, what waits for its turn or for its next try, or what was given up, newest first; with it how many there are of each, and when the work of schedules ran and will run. Polled. Work of the whole installation is listed among the schedules, without details.
     */
    get: operations['browseJobs'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/browseSettingChanges': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who changed what on a page of the settings
     * @description Newest first. Open to whoever may change the page itself; a page that brings no history is unknown here. The roles are those of all pages together.
     */
    get: operations['browseSettingChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/cancelJob/{job_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a job that runs or waits
     * @description A job that runs ends at its next step; what it has stored by then stays.
     */
    post: operations['cancelJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/checkSenderDomain': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which rows of the sender's domain the public DNS has
     * @description Asks the name servers now; a server that is silent for two seconds counts as unreachable.
     */
    get: operations['checkSenderDomain'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getBranches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The offices of the organisation */
    get: operations['getBranches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getBranding': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Looks of the organisation, ready to change */
    get: operations['getBranding'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getClosures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Days of a year on which the organisation is closed */
    get: operations['getClosures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getFeatures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What is switched on and off in the organisation */
    get: operations['getFeatures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getOrganisation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the organisation says about itself, ready to change */
    get: operations['getOrganisation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getSender': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whom the messages of the organisation come from */
    get: operations['getSender'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getSettingUsage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What hangs on a thing of the settings that may be removed or switched off
     * @description Open to whoever may remove the thing. The removal looks again in its own transaction: as long as a use that blocks is not moved, it answers 409 `setting_in_use` with `context.uses`. The roles are those of all pages together.
     */
    get: operations['getSettingUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getSignIn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the organisation asks of passwords, and what its people sign in with */
    get: operations['getSignIn'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getStartChecklist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is still missing before the first claim
     * @description Each area says what it needs, and looks every time; nobody ticks anything by hand.
     */
    get: operations['getStartChecklist'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/getWorkingHours': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** When the organisation works, and when its messages leave */
    get: operations['getWorkingHours'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/myBrowser': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a page needs to know before anybody signs in
     * @description Specification C3.
     */
    get: operations['getMyBrowser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/removeClosure': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Open the organisation on a day again */
    post: operations['removeClosure'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/restoreSettingChange/{change_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put back the values from before a change of the settings
     * @description Checked like any change of the page, and a change of its own. Refused with `setting_changed_later` (`context.fields`, `context.changed_at`, `context.changed_by_name` name the later change of the same fields), `setting_gone` (the record is not there any more) or `setting_not_restorable`.
     */
    post: operations['restoreSettingChange'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/retryJob/{job_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Try a job again that was given up */
    post: operations['retryJob'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/saveBranch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open an office, change it or close it
     * @description A closed office is offered to nobody any more; claim files keep it. It is never deleted.
     */
    post: operations['saveBranch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/saveClosure': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close the organisation on a day, or name the day otherwise
     * @description Visits, reminders, warnings, promised days and balances of leave skip the day; legal terms do not. Visits that are booked already stay. A day that is over and a legal holiday are refused.
     */
    post: operations['saveClosure'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/sendTestMessage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the caller a message, as everybody else would get it
     * @description To the caller's own address or number and nowhere else, by the settings that are stored.
     */
    post: operations['sendTestMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/switchFeature': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Switch a feature on or off
     * @description In force with the next call of everybody in the organisation. What was stored with it stays.
     */
    post: operations['switchFeature'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/tryPassword': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Which rules refuse a password
     * @description By the rules as they are being typed, for a user name of the caller's choice. The password is neither stored nor logged.
     */
    post: operations['tryPassword'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/updateBranding': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the looks of the organisation
     * @description Specification E2. Everybody of the organisation sees them with their next tokens.
     */
    post: operations['updateBranding'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/updateOrganisation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change what the organisation says about itself
     * @description The paying account is not among it, because it changes with a second person.
     */
    post: operations['updateOrganisation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/updateSender': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change the name on e-mails and where answers go */
    post: operations['updateSender'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/updateSignIn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change what is asked of passwords, and what people sign in with
     * @description Specification E5. Holds for passwords that are chosen from now on. A way in that would lock out the caller is refused by `would_lock_out`.
     */
    post: operations['updateSignIn'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/updateWorkingHours': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change when the organisation works, and when its messages leave
     * @description Claimants read the working hours beside whom they can call. Text messages and reminders wait for the morning outside of the hours of messages.
     */
    post: operations['updateWorkingHours'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/users/browseNotifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * New activities since the last look
     * @description Specification C12, T13, P5. Open work that the caller, or somebody whom they replace, was given by others and that the caller has not seen, and notes that mention the caller. Polled. Whoever acts for somebody is told of that person only.
     */
    get: operations['browseNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/config/users/clearNotifications': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Mark the new activities as seen
     * @description Specification C13. Holds for whoever looked: a colleague who is replaced is still told on return. What nobody was told of yet stays new.
     */
    get: operations['clearNotifications'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/dev/outbox': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Caught e-mails and SMS, newest first
     * @description Development and Test only; answers 404 in Production.
     */
    get: operations['browseOutbox'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/addAnnotation/{document_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mark something on a document
     * @description Positions are shares of the width and height of the upright page. At most 100 marks on a document.
     */
    post: operations['addAnnotation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/answerNotOwned/{doc_request_item_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept that a recipient does not have a document, or ask for it all the same
     * @description An item that nobody declined answers 409. Asking again needs a `reason`, which the recipient reads.
     */
    post: operations['answerNotOwned'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/beginUpload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Announce a file that is sent in parts
     * @description For lines that break: the bytes go to `upload_url` by the tus protocol (version 1.0.0, `PATCH` and `HEAD`), and `keepUpload` makes a document of them. The same rules as for `uploadDocument` hold. What is not kept within a day is removed; one session has at most 30 such files on their way (`too_many_files`).
     */
    post: operations['beginUpload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/browse/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Documents of an assignment, newest first */
    get: operations['browseDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/browseAnnotations/{document_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Marks on a document, oldest first
     * @description A layer above the file, which stays as it was sent.
     */
    get: operations['browseAnnotations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/browseDocTypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Kinds of document that claimants can be asked for */
    get: operations['browseDocTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/browseRequests/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Requests for documents of the file that an assignment belongs to, newest first
     * @description Each with its items, what became of them and its reminders. At most 50.
     */
    get: operations['browseDocRequests'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/browseVehiclePhotos/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Photos of the same vehicle in other files
     * @description Photos of damage in other claim files of the same chassis number, by file, the newest file and photo first: what an earlier claim showed. Refused and replaced photos are left out, and those that a virus scanner holds back. `vin` is null as long as the file has no chassis number; then nothing can be found.
     */
    get: operations['browseVehiclePhotos'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/change/{document_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change what is known about a document
     * @description Its kind, who sees it, its registration number and date, a description. What is left out stays. The new kind has to take files of this type.
     */
    post: operations['changeDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/declineRequested/{doc_request_item_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that one does not have a requested document, and why
     * @description Reminders pause until somebody has answered. An item that was accepted answers 409.
     */
    post: operations['declineRequestedDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/download/{document_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The file itself, or a small picture of it
     * @description A small picture that was shown leaves no trace in the audit log; the file itself does, and so does every refusal. While the copy of a picture that is asked for is being made, the answer is 503 `picture_not_ready` with Retry-After; 503 `document_not_scanned` as long as the virus scanner has not looked at it, and 409 `document_quarantined` once it has found something.
     */
    get: operations['downloadDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/downloadAll/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Documents of a claim file in one archive
     * @description A ZIP that is written while it is sent, of the originals: those of `document_ids`, or the newest 500 of the file. What the virus scanner holds back is left out.
     */
    get: operations['downloadAllDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/getRequested': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The request whose link the guest came by
     * @description Every other guest gets 404. Nothing here identifies a person other than the recipient.
     */
    get: operations['getRequestedDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/getRequestOptions/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What can be asked for on a file, and of whom */
    get: operations['getDocRequestOptions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/getRules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** How the organisation asks for documents, and what claimants read about each kind, with the history */
    get: operations['getDocumentRules'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/judge/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept, refuse or replace documents of a claim file
     * @description All of them or none, whichever of the file's work they came with. A refusal needs a `reason`, which the claimant reads; `received` takes a verdict back. A document that a scanner holds back cannot be accepted (409 `document_quarantined`).
     */
    post: operations['judgeDocuments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/keepUpload/{upload_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a document of a file that has arrived in parts
     * @description Its content is recognised now. Asked again, it answers with the same document. 409 `upload_incomplete` while bytes are missing, with `context.offset`; 404 once the file was removed.
     */
    post: operations['keepUpload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/previewRequest': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A request for documents as its recipient would receive it
     * @description The messages in the given language, or else the recipient's, and the reminders as real days. Nothing is kept or sent.
     */
    post: operations['previewDocRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/remindRequest/{doc_request_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remind the recipient of a request now
     * @description Of what is still missing. Outside of the hours in which the organisation writes to people it leaves at the next of them. When nothing is missing, 409 `conflict`.
     */
    post: operations['remindDocRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/remove/{document_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back a file that no claim names yet
     * @description Only its own guest can, as long as the report is not sent; for a request for documents, as long as its item is not sent. The content is deleted. Repeating it answers 404.
     */
    post: operations['removeDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/removeAnnotation/{annotation_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove a mark from a document */
    post: operations['removeAnnotation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/request': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask somebody of a file for documents
     * @description The recipient gets a link that opens this request and nothing else. A recipient without a confirmed channel of the given kind answers 422 at `channel`. Reminders leave on the days that the organisation sets, on working days and by day.
     */
    post: operations['requestDocuments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/resumable/{upload_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    /**
     * How much of an announced file has arrived
     * @description Part of the protocol of `appendToUpload`, which answers it.
     */
    head: operations['readUploadOffset'];
    /**
     * Send the next bytes of an announced file
     * @description The tus protocol, version 1.0.0: `Tus-Resumable`, `Upload-Offset`. `HEAD` on the same address answers how many bytes have arrived. Another offset than that answers 409 `conflict`.
     */
    patch: operations['appendToUpload'];
    trace?: never;
  };
  '/api/document/saveGuidance/{doc_type_code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change what claimants read and see about a kind of document */
    post: operations['saveDocumentGuidance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/saveRequestRule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change terms, reminders and quiet hours of requests for documents
     * @description Requests that were sent before keep their reminders.
     */
    post: operations['saveRequestRule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/sendRequested/{doc_request_item_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that everything for one item of a request was uploaded
     * @description Its files were uploaded before, naming the item. An item without files answers 409. Repeating it changes nothing.
     */
    post: operations['sendRequestedDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Upload one file
     * @description PDF, JPEG, PNG, WebP or HEIC of at most 25 MB; content and name ending have to agree. A guest's file waits for the claim that names it in `document_ids`, at most 20 in a session (`too_many_files`), as that of a claimant on the tracker who has opened a case waits for what is sent about it; staff name the assignment. A file that nothing names within a day is removed; one that came after its session's report goes to that claim instead. What a guest of an assignment sends belongs to the assignment at once and stays. The guest of a request for documents names one of its items in `doc_request_item_id`, whose kind of document counts. A picture has at most 50 million pixels (422 `picture_too_large`). Its copies are made in the background. `storage_quota_exceeded` when one session, link, address, claim or organisation (`context.of`) has no room for it, `too_many_files` when one link, claim or, within a day, address (`context.of`) has as many files as it may have.
     */
    post: operations['uploadDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/document/withdrawRequest/{doc_request_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Withdraw a request for documents
     * @description Its link opens nothing from then on, and nobody is reminded. A request that is complete or withdrawn answers 409.
     */
    post: operations['withdrawDocRequest'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fnol/browseBranches/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Branches of the organisation
     * @description Specification C30.
     */
    get: operations['browseBranches'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fnol/browseColors/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Vehicle colours
     * @description Specification C31.
     */
    get: operations['browseColors'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fnol/browseCounties/RO': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The counties of Romania
     * @description Specification C24.
     */
    get: operations['browseCounties'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fnol/browseCountries/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All countries
     * @description Specification C23. Clients may keep it for the session (K13).
     */
    get: operations['browseCountries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fnol/browsePolicyTypesByBusinessSegment/auto': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Policy types of the auto segment
     * @description Specification C26.
     */
    get: operations['browsePolicyTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fnol/browseVehicleBrands/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Vehicle brands
     * @description Specification C28.
     */
    get: operations['browseVehicleBrands'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fnol/browseVehicleCategories/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Vehicle categories
     * @description Specification C27.
     */
    get: operations['browseVehicleCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fnol/browseVehicleParts/': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Vehicle parts by damage zone
     * @description Specification C29.
     */
    get: operations['browseVehicleParts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/fnol/submit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * File a claim after an accident
     * @description Specification B1. Creates the claim file, its first assignment and the contact channels to confirm, and tells the claimant by the preferred channel. A date and time that Europe/Bucharest skips or repeats answers 422 with `nonexistent_time` or `ambiguous_time`. Guests are those of an organisation's link, not those of one assignment.
     */
    post: operations['submitClaimNotification'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/live': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the process answers */
    get: operations['getHealthLive'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/health/ready': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the process can do its work */
    get: operations['getHealthReady'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/browse/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * E-mails, SMS and calls of a claim file, newest first
     * @description Like the timeline they belong to the file of the assignment, whichever of its activities they came from.
     */
    get: operations['browseMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/browseRecipients/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who can be written to from a claim file, and by which channels */
    get: operations['browseRecipients'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/browseTemplates/{channel}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Texts to begin a message with */
    get: operations['browseMessageTemplates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/browseTemplateSettings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The templates of the organisation, in the order in which handlers choose them */
    get: operations['browseTemplateSettings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/browseUnfiled': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** E-mails that came and belong to no claim file yet, newest first */
    get: operations['browseUnfiledMessages'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/cancel/{message_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep back a message that has not left yet
     * @description Until it leaves; later 409 `conflict` with `context.reason` `too_late`. The message stays on the file, marked as cancelled.
     */
    post: operations['cancelMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/file/{received_message_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put an e-mail that came into a claim file
     * @description Its attachments become documents of the file. One that is in a file already answers 409 `conflict`.
     */
    post: operations['fileMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/getByKey/{key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The content of one e-mail or SMS
     * @description HTML is sanitised on the server and still to be shown in a sandboxed frame.
     */
    get: operations['getMessageContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/getTemplate/{template_code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A template with its texts, what they can be filled with, and what they were */
    get: operations['getTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/logCall': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Write down a telephone call */
    post: operations['logCall'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/preview': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Fill a template from a claim file
     * @description Every variable that has a value is filled. The others stay in the text as `{{name}}` and are listed without a value; a message with one of them cannot be sent. Without `language` the one of the party, else Romanian.
     */
    post: operations['previewMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/previewTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Fill texts that are being written from a real claim file
     * @description Without `claim_file_no` from the latest one. Variables that the file has no value for stay as `{{name}}`.
     */
    post: operations['previewTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/receive': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hand over an e-mail that the mail server of an organisation has received
     * @description The raw message (MIME) as a file, at most 25 MB. `key` is the organisation's own, made by `renewInboundKey`; a wrong one and an unknown organisation answer 404 alike. Handing over the same message again changes nothing.
     */
    post: operations['receiveMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/renewInboundKey': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make the key by which the mail server hands over e-mails
     * @description Shown this once; the one before stops working.
     */
    post: operations['renewInboundKey'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/retry/{message_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a message again that did not arrive
     * @description To the recipients whom it did not reach; 409 `conflict` with `context.reason` `not_failed` when it reached all.
     */
    post: operations['retryMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/saveTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a new version of a template, or a new template
     * @description A new template is saved with row_version 0. Each channel needs its Romanian text; where the English one is missing, English readers get the Romanian one. A variable that does not exist answers 422 with `context.variable`. Saving what is in force already makes no version.
     */
    post: operations['saveTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/sendConfirmation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send somebody the link again by which an address or number is confirmed
     * @description To an unconfirmed way to reach a party of the file; the link before stops working. At most three times a day for each (422 `confirmation_sent_enough`). It waits for the morning where text messages do.
     */
    post: operations['sendConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/sendEmail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send an e-mail from a claim file
     * @description To parties of the file only, each by an address of theirs. It leaves ten seconds later or at `send_at`, and can be cancelled until then. The subject gets the token of the file, `[#number]`, unless it has it. Addresses that nobody confirmed need `allows_unconfirmed`, otherwise 422 `recipient_unconfirmed`; a text with unfilled variables answers 422 `message_incomplete`.
     */
    post: operations['sendEmail'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/sendSms': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a text message from a claim file
     * @description As with e-mails. Between 20:00 and 08:00 in Romania it waits until 08:00, unless `send_now`.
     */
    post: operations['sendSms'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/message/testTemplate': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a text that is being written to oneself
     * @description Filled from the file, to the caller's own e-mail address; nothing is kept on the file. Without an address 422.
     */
    post: operations['testTemplate'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/openapi.json': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** This contract */
    get: operations['getOpenapi'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/presence/browse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Which colleagues have some of these assignments open
     * @description The fallback of the stream.
     */
    post: operations['browsePresence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/presence/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that the caller has an assignment open, writes on it, or has left it
     * @description Repeated while it lasts; forgotten after 60 seconds.
     */
    post: operations['reportPresence'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/presence/stream': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What changes in the organisation, as server-sent events
     * @description `event: presence` carries a `Presence` (with `activity: left` at its end), `event: assignments` the `assignment_ids` that are new or changed and `more` where there were too many to name, `event: files` the `changes` of claim files (`claim_file_id`, and the `areas` in which each changed) with the same `more`, only for callers who may open a claim file; those of the last 15 seconds come at once. `event: export` carries the `export_id` and `state` of one of the caller's own exports. A comment every 25 seconds keeps the line open; the server ends it after 15 minutes at the latest, and when the session ends.
     */
    get: operations['streamChanges'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/provisioning/addGroupMapping': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a group give roles and a team
     * @description 409 `provisioning_rule` with `context.reason`: `group_mapped`, `role_unknown`; 409 `people_rule` with `role_not_administered`. It gives nothing to whoever saved it.
     */
    post: operations['addGroupMapping'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/provisioning/createProvisioningToken': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a token for a directory
     * @description The answer shows it once; only its hash is stored, so the call is not idempotent. 409 `provisioning_rule` with `context.reason`: `too_many_tokens`.
     */
    post: operations['createProvisioningToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/provisioning/endProvisioningToken/{token_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a token at once */
    post: operations['endProvisioningToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/provisioning/getProvisioning': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Tokens of directories, mapped groups and the last calls */
    get: operations['getProvisioning'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/provisioning/removeGroupMapping/{mapping_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a group give nothing any more
     * @description 409 `people_rule` with `context.reason`: `role_not_administered`, `last_administrator`.
     */
    post: operations['removeGroupMapping'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/provisioning/saveGroupMapping/{mapping_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change what a group gives
     * @description Refused as `addGroupMapping` is, for the roles before and after. Members of a group of the directory have the roles at once.
     */
    post: operations['saveGroupMapping'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/provisioning/saveProvisioningRules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say what a sign-in at the identity provider brings */
    post: operations['saveProvisioningRules'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/browse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Report categories and the reports the caller may run
     * @description Specification C37, M6.
     */
    get: operations['browseReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/browseCases/{state}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The claim files behind a bar or a row of a report
     * @description At most 200; `count` is of all.
     */
    post: operations['browseReportCases'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/browseFigures': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Each report that the caller may run with its figure of the last full week and the twelve weeks before */
    get: operations['browseReportFigures'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/browseFiles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The caller's files of reports that still exist, newest first
     * @description Polled while one is being made.
     */
    get: operations['browseReportFiles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/browseOwn': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's favourites, the sets of parameters that the caller can use, and what the caller has sent by e-mail */
    get: operations['browseOwnReports'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/browseReaders/{state}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Colleagues who may run a report and have an e-mail address */
    get: operations['browseReportReaders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/changeSchedule/{report_schedule_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change when, how and to whom one of the caller's reports is sent, or pause it */
    post: operations['changeReportSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/createSet': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save parameters of a report under a name
     * @description At most 50 of one's own. The same name for the same report twice answers 409 `conflict` with `context.reason` `name_taken`, one too many with `too_many`.
     */
    post: operations['createReportSet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/deleteSchedule/{report_schedule_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Do not send one of the caller's reports any more */
    post: operations['deleteReportSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/deleteSet/{report_set_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Forget one of the caller's sets of parameters
     * @description A colleague's set answers 404, shared or not.
     */
    post: operations['deleteReportSet'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/downloadFile/{report_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * One of the caller's files of reports
     * @description 404 once the caller may not run the report any more.
     */
    get: operations['downloadReportFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/export/{state}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The table of a report as a file
     * @description The same columns, order and figures as on the screen. A spreadsheet has a second sheet with the parameters; a csv file is UTF-8 with a byte order mark and semicolons; a pdf also has the finding, the figure and how it is counted.
     */
    post: operations['exportReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/previewSchedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The next three times at which a report would be sent */
    post: operations['previewReportSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/run/{state}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Figure, chart and table of a report, all from one answer
     * @description Over the daily snapshot, so that what was is what it was. Without days the last thirteen full weeks. 404 for a report that the caller may not run.
     */
    post: operations['runReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/schedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a report by e-mail again and again
     * @description Specification C37. Each time it is made anew, as its owner would see it, and goes to the readers who may run it then. When the owner loses the right it stops. At most 20 of one's own; one more answers 409 `conflict`.
     */
    post: operations['scheduleReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/sendSchedule/{report_schedule_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Send one of the caller's scheduled reports now, to the caller alone */
    post: operations['sendReportSchedule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/setFavourite/{state}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Put a report among the caller's favourites, or take it away */
    post: operations['setReportFavourite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/report/startFile/{state}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a file of all claim files behind a report, in the background
     * @description One line for each case that the report counts, however many there are. The caller is notified when it is ready; it is kept for seven days. It is given up when its owner loses the right to the report. 404 for a report without files behind it. 409 `conflict` tells in `context.reason`: `too_many` for a fourth one at a time, `too_many_rows` for more than `context.limit`.
     */
    post: operations['startReportFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/board': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Visits of up to seven days with the people, lanes and hours of places */
    get: operations['getBoard'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/book': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Book the hour that is held
     * @description Takes the assignment to its booked status, and writes one message. Also after the ten minutes, while nobody has taken the hour; otherwise 409 `slot_taken` with three `alternatives` in `context`.
     */
    post: operations['bookVisit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/browseBookable': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Work that waits for a visit, what waits longest first
     * @description At most 20; `text` looks in claim numbers and plates.
     */
    get: operations['browseBookable'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/browsePlaces': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Every place with its hours, lanes, people and use */
    get: operations['browsePlaces'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/browsePlaceVisits/{place_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Visits to come at a place, each with another hour that it could move to
     * @description At most 100, the earliest first.
     */
    get: operations['browsePlaceVisits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/browsePlans': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Assessors with their skills, limits and working plans */
    get: operations['browsePlans'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel a visit, or give back a hold
     * @description Claimants until four hours before (409 `visit_too_late`). The assignment waits to be scheduled again.
     */
    post: operations['cancelVisit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/counties': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Counties with an open place
     * @description Specification C25.
     */
    get: operations['browseAssessmentCentreCounties'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/fieldStatus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say how far a visit is, also later than it happened
     * @description `field_report_id` is made by the device: the same one again changes nothing and answers the visit. `happened_at` is the time of the device. 409 `conflict` when the visit is not where the step could follow; a client may not appear from 15 minutes after the hour on.
     */
    post: operations['reportFieldStatus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/findLeftOutVisits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Visits to come that a change of a place or of a plan would leave out
     * @description With the condition that they would no longer meet, and the nearest hour that they could move to after the change, no two the same. At most 300, the earliest first.
     */
    post: operations['findLeftOutVisits'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/getMyDay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The caller's visits of a day */
    get: operations['getMyDay'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/getOwnVisit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The visit of the claimant, or that one can be booked */
    get: operations['getOwnVisit'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/getVisitCalendar/{visit_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A visit as a file for calendars
     * @description The same `UID` for the whole life of a visit, so that calendars update instead of doubling.
     */
    get: operations['getVisitCalendar'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/getVisits/{claim_file_no}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The visits of a claim file, and the work that one can be booked for */
    get: operations['getVisits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/hold': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Keep an hour for ten minutes while the rest is filled in
     * @description A further hold of the same assignment gives back the one before. 409 `slot_taken` carries three `alternatives` in `context`.
     */
    post: operations['holdSlot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/judgeSlot': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Why a visit fits an hour of a person and place, or does not
     * @description The very rule by which visits are booked, line by line, with the nearest hours that fit.
     */
    post: operations['judgeSlot'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/previewOpening': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What can really be booked at a place in the next fourteen days
     * @description From its hours, plans, absences, lanes and visits; of a place that is being edited as it would be.
     */
    post: operations['previewOpening'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/reschedule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a visit to another hour, person or place
     * @description The old hour is taken until the new one is. Claimants move twice at most (409 `visit_limit_reached`) and until four hours before (409 `visit_too_late`); 409 `slot_taken` carries three `alternatives` in `context`.
     */
    post: operations['rescheduleVisit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/savePlace': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a place, or change one
     * @description 409 `visits_left_out` while the change leaves out visits that `left_out` does not name; 409 `place_in_use` when it would be switched off, or a lane left out, with visits to come. `context.visits` counts them. What `left_out` moves is moved with the change or not at all; 409 `slot_taken` when an hour is gone, `context.visit_id` names the visit.
     */
    post: operations['savePlace'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/savePlan': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set where and when an assessor works
     * @description 409 `visits_left_out` while the change leaves out visits that `left_out` does not name; `context.visits` counts them. What it moves is moved with the change or not at all; 409 `slot_taken` when an hour is gone, `context.visit_id` names the visit.
     */
    post: operations['savePlan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/schedule/searchSlots': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hours at which a vehicle can be inspected, earliest first
     * @description For an assignment of staff (`assignment_id`, or `visit_id` when a visit is moved); for claimants it is their own. At most 14 days from `from_date`. Days without an hour say why. Hours of `place_id` that are not offered say why to staff.
     */
    post: operations['searchSlots'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/scim/v2/Groups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The groups that a directory keeps, by SCIM
     * @description RFC 7644 §3.4.2. The filter knows `eq` and `and`, on `id`, `displayName`, `externalId`, `members.value`.
     */
    get: operations['listScimGroups'];
    put?: never;
    /**
     * Add a group by SCIM
     * @description RFC 7644 §3.3. 409 `uniqueness` for a name that another group has.
     */
    post: operations['addScimGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/scim/v2/Groups/{group_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One group, by SCIM */
    get: operations['getScimGroup'];
    /**
     * Replace a group by SCIM
     * @description RFC 7644 §3.5.1. Roles and teams of its members follow.
     */
    put: operations['replaceScimGroup'];
    post?: never;
    /**
     * Remove a group by SCIM
     * @description RFC 7644 §3.6. Its members lose what it gave them.
     */
    delete: operations['removeScimGroup'];
    options?: never;
    head?: never;
    /**
     * Change a group by SCIM
     * @description RFC 7644 §3.5.2.
     */
    patch: operations['patchScimGroup'];
    trace?: never;
  };
  '/api/scim/v2/ResourceTypes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The kinds of resources that SCIM keeps here
     * @description RFC 7643 §6.
     */
    get: operations['getScimResourceTypes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/scim/v2/Schemas': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The attributes that SCIM keeps here
     * @description RFC 7643 §7.
     */
    get: operations['getScimSchemas'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/scim/v2/ServiceProviderConfig': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What this server knows of SCIM
     * @description RFC 7643 §5.
     */
    get: operations['getScimConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/scim/v2/Users': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The people that a directory keeps, by SCIM
     * @description RFC 7644 §3.4.2. The filter knows `eq` and `and`, on `id`, `userName`, `externalId`, `displayName`, `active`, `emails.value`.
     */
    get: operations['listScimUsers'];
    put?: never;
    /**
     * Add a person by SCIM
     * @description RFC 7644 §3.3. A person whom the directory had removed comes back. 409 `uniqueness` for a user name or an address that somebody has.
     */
    post: operations['addScimUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/scim/v2/Users/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One person, by SCIM */
    get: operations['getScimUser'];
    /**
     * Replace a person by SCIM
     * @description RFC 7644 §3.5.1. `active: false` ends the access: somebody without open work is deactivated, everybody else locked until it is handed over.
     */
    put: operations['replaceScimUser'];
    post?: never;
    /**
     * Remove a person by SCIM
     * @description RFC 7644 §3.6. The access ends as with `active: false`; the name stays in the history.
     */
    delete: operations['removeScimUser'];
    options?: never;
    head?: never;
    /**
     * Change a person by SCIM
     * @description RFC 7644 §3.5.2.
     */
    patch: operations['patchScimUser'];
    trace?: never;
  };
  '/api/search/browse': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Files, people, vehicles, partners and documents with a text
     * @description Specification R8, M1. A POST because personal numbers must not stand in addresses. Case, diacritics, spaces, dashes and dots do not count; a name that nothing has is taken for a mistyped one. Without `kind` every group comes with its first hits; with it only that group comes, page after page. With `criteria` only files are searched. Recorded when a personal number or address was searched for; the text itself never is. Who may only preview files finds them by number, plate or VIN, and nothing else; each of their searches is recorded.
     */
    post: operations['browseSearch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/acceptReceivedOffer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Accept the offer that `getReceivedOffer` answers
     * @description Once, however often it is asked. An account is needed unless the file knows one; it is stored as the accounts of people are.
     */
    post: operations['acceptReceivedOffer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/addRecovery/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Note money that is to come back on a file, from recourse or from what is left of a vehicle */
    post: operations['addRecovery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/askAccountConfirmation/{offer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask the claimant to confirm the account of an answered offer that staff typed
     * @description Sends the link of the offer to a confirmed channel of its recipient, never to one that was typed by whoever typed the account (`own_contact`). 409 `money_rule` with `context.reason`: `not_accepted`, `account_unknown`, `confirmed_already`, `payers_account`, `typed_by_claimant`, `not_reachable`.
     */
    post: operations['askAccountConfirmation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/askOfferApproval/{offer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ask somebody with more authority to approve an offer */
    post: operations['askOfferApproval'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/browseOpenOrders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Payment orders that money may still reach, for a line of a statement that names another one or none
     * @description A POST because accounts must not stand in addresses. Newest first, 20 at a time. Recorded when an account was searched for; the text itself never is.
     */
    post: operations['browseOpenOrders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/browsePaymentOrders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Payment orders that wait for the bank, what has gone to it, and from which account */
    get: operations['browsePaymentOrders'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/browseStatementLines/{bank_statement_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The lines of a statement of the bank, each with the orders that it names */
    get: operations['browseStatementLines'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/cancelPaymentOrder/{payment_order_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Cancel an order before it has gone to the bank */
    post: operations['cancelPaymentOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/changeRecovery/{recovery_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Correct what is expected back, from whom or on what ground
     * @description The ledger keeps what was expected before. 409 `money_rule` with `context.reason`: `below_received`, `given_up_already`.
     */
    post: operations['changeRecovery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/changeReserve/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set what is kept ready for a coverage of a file
     * @description A reserve of the claim above the caller's authority waits for somebody who has more (`waiting_reserves`); what lowers it waits for nobody. 409 `money_rule` with `context.reason` `above_every_authority` when nobody may decide that much.
     */
    post: operations['changeReserve'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/claimRecovery/{recovery_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Note that the debtor was asked for the money
     * @description 409 `money_rule` with `context.reason`: `claimed_already`, `given_up_already`, `received_already`.
     */
    post: operations['claimRecovery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/confirmAccount/{offer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm the account of an answered offer that somebody else typed, or that is held under another name
     * @description Whoever typed it does not confirm it. 409 `money_rule` with `context.reason`: `not_accepted`, `account_unknown`, `confirmed_already`, `payers_account`, `own_account`.
     */
    post: operations['confirmAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/confirmReceivedAccount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm the account that staff typed for the offer that `getReceivedOffer` answers
     * @description Once, however often it is asked.
     */
    post: operations['confirmReceivedAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/contestReceivedOffer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say what is wrong with the offer that `getReceivedOffer` answers
     * @description Files that the same session has uploaded before go to the claim with it. One that is not there any more answers 422 with `outdated`.
     */
    post: operations['contestReceivedOffer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/correctPayment/{payment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back a payment that was recorded by mistake
     * @description By another entry; both stay in the ledger. 409 `money_rule` with `context.reason`: `corrected_already`, `own_order`, `own_approval`.
     */
    post: operations['correctPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/correctReceipt/{recovery_receipt_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back a receipt that was recorded by mistake
     * @description By another entry; both stay in the ledger. 409 `money_rule` with `context.reason`: `receipt_corrected`, `given_up_already`.
     */
    post: operations['correctReceipt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/decideStatementLine': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say what becomes of a line of a statement before it is recorded
     * @description `left_out` keeps a line that would be recorded out of it. `pays` says how much of it pays which orders, also orders that it does not name. `open` takes a decision back. It is kept until somebody records the statement. 409 `money_rule` with `context.reason`: `not_read`, `decided_otherwise` when the line cannot pay this, `before_order`, `own_order` or `own_approval` for what the caller ordered or approved, `above_reserve`.
     */
    post: operations['decideStatementLine'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/downloadPaymentExport/{payment_export_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The file for the bank, as often as it is needed
     * @description A POST because each download is recorded.
     */
    post: operations['downloadPaymentExport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/downloadReceivedOffer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The letter of the offer that `getReceivedOffer` answers */
    get: operations['downloadReceivedOffer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/downloadStatement/{bank_statement_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The file of a statement as the bank made it */
    get: operations['downloadStatement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/exportPaymentOrders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give payment orders to the bank
     * @description Each order once; the file can be downloaded again. 409 `money_rule` with `context.reason` `not_exportable` when one of them has gone already or may not be paid, `own_order` or `own_approval` when the caller gave or approved one, `no_banking_day` on weekends and holidays, `no_account` while the organisation has no account to pay from.
     */
    post: operations['exportPaymentOrders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/getMoney/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The money of the file that an assignment belongs to */
    get: operations['getMoney'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/getReceivedOffer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The offer whose link the claimant came by, or that of the case that a claimant has opened on the tracker
     * @description On the tracker it is there for whoever the access code of the case went to, and for nobody else; an answer that was not given in time is not asked for any more.
     */
    get: operations['getReceivedOffer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/getStatement/{bank_statement_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A statement of the bank, with how many of its lines mean what */
    get: operations['getStatement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/giveUpRecovery/{recovery_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give up what has not come back
     * @description What was received stays. 409 `money_rule` with `context.reason`: `given_up_already`, `received_already`.
     */
    post: operations['giveUpRecovery'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/importStatement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record what a statement of the bank paid and returned
     * @description Lines that pay an order exactly and payments that came back, except those left out, and the lines that were decided by hand: all in one transaction, 200 lines at most; what is left is recorded by the next call. What the caller ordered or approved stays open for a colleague, and so does what the caller decided and a second person has to see (`needs_second`). A decision that does not fit its line any more is taken back. A line is recorded once, however often its statement is sent. 409 `money_rule` with `context.reason` `nothing_to_pay` when no line is left to be recorded, `not_read` while the statement is being read.
     */
    post: operations['importStatement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/issueOffer/{offer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send an offer to the claimant, with its letter
     * @description The letter becomes a document of the file and leaves with the message, in one transaction. 409 `money_rule` with `context.reason`: `wrong_status`, `above_authority`, `below_ordered`, `not_reachable`, `already_sent`. It takes the place of the offers before it.
     */
    post: operations['issueOffer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/nameDifference/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Name why the accepted and the paid sum of a file disagree
     * @description By an entry of the ledger: above zero is never paid, below zero was paid in excess; `named_wrongly` takes back some of what was named. 409 `money_rule` with `context.reason`: `own_order`, `own_approval`, `own_payment` for whoever ordered, approved or recorded a payment of the claim, `wrong_sign`, `above_rounding`, `order_open`, `more_than_unpaid`, `more_than_paid`, `more_than_named`.
     */
    post: operations['nameDifference'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/orderPayment/{offer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order what an accepted offer says to be paid, or the undisputed part of a contested one
     * @description Above the caller's authority it waits for somebody who has more; what was ordered of the claim before counts, and what was ordered to the same account in the last 30 days. Whoever recorded the answer or typed the account does not order. 409 `money_rule` with `context.reason`: one of `payment_blocks` of the money, or `above_undisputed`. An offer takes the place of those before it, so an order pays what was not ordered of the claim before; a cancelled one makes room for another.
     */
    post: operations['orderPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/previewOffer/{offer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What leaves when an offer is sent, to whom, and what is in its way */
    get: operations['previewOffer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/readStatement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Hand over a statement of the bank as a file
     * @description camt.052, camt.053 or camt.054 of any version, MT940, or CSV with headings, at most 25 MB and 200,000 lines. The server reads it in the background; `getStatement` says how far it is. Nothing is recorded until `importStatement`.
     */
    post: operations['readStatement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/recordAmount/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record what the damage of a file is estimated or agreed at
     * @description The ledger keeps what it was before; the same amount again is no change.
     */
    post: operations['recordAmount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/recordAnswer/{offer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Record what the claimant answered to an offer on paper or by telephone */
    post: operations['recordAnswer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/recordPayment/{payment_order_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record that money of an order has reached its payee
     * @description In parts as well, never before the day of the order. 409 `money_rule` with `context.reason`: `not_payable`, `more_than_ordered`, `above_reserve`, `known_reference`, `before_order`, `own_order`, `own_approval`.
     */
    post: operations['recordPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/recordReceipt/{recovery_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record money that came back
     * @description In parts as well. 409 `money_rule` with `context.reason`: `more_than_expected`, `given_up_already`, `known_receipt`.
     */
    post: operations['recordReceipt'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/saveCoverage/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Say what the policy of a file pays at most for a coverage, and what it takes off */
    post: operations['saveCoverage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/saveCsvColumns': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say which column of a bank's table is what
     * @description For a table whose headings are not known (`fault` `columns`, with `csv_rows`). It is kept for every file with the same headings, and this file is read again. Either `amount`, with a sign for what left the account, or `debit` and perhaps `credit`. 409 `money_rule` with `context.reason` `no_columns_asked` for a statement of which nobody needs to know that.
     */
    post: operations['saveCsvColumns'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/saveOffer/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reckon an offer for the claimant of a file
     * @description Without `offer_id` a new one; a file has one offer in preparation. An offer that was approved or that waits for its decision becomes a draft again when its lines change. 422 `money_rule` with `context.reason` tells why the lines make no offer, 409 `money_rule` with `in_preparation` that there is another draft.
     */
    post: operations['saveOffer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/settlement/savePayingAccount': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask for another account from which the organisation pays
     * @description A manager approves it, never who asked; until then the account before pays. Asked again, it takes the place of what waits.
     */
    post: operations['savePayingAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/setup/getSetup': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether this installation waits to be set up
     * @description Answers 404 as soon as there is an organisation.
     */
    get: operations['getSetup'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/setup/setUpOrganisation': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set up the first organisation of an installation, with its first administrator
     * @description Everything or nothing, and once: 404 as soon as there is an organisation, also for the later one of two browsers. 409 `setup_refused` with `context.reason`: `code_wrong`, `code_expired` (a restart of the server prints another one), `too_many_attempts` (five wrong codes of an address in a quarter of an hour). 422 names the field that a rule refuses.
     */
    post: operations['setUpOrganisation'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/addCustomerDocument/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Put a document on a special customer
     * @description Of the kinds that the catalogue of documents allows, at most 25 MB. 409 `special_customer_rule` with `context.reason`: `too_many`.
     */
    post: operations['addCustomerDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/addSpecialCustomer': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a special customer */
    post: operations['addSpecialCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/addSpecialMatch/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add an entry by which the files of a customer are recognised
     * @description 409 `special_customer_rule` with `context.reason`: `match_known` (the customer has it), `too_many`.
     */
    post: operations['addSpecialMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/applyRematch/{special_rematch_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Carry out what a check has found, for all of its files or for chosen ones
     * @description A job does it file by file. A file that has changed since the check, so that something else would come of it, is left alone. 409 `special_customer_rule` with `context.reason`: `check_running`, `check_outdated` (the customers have changed since the check), `nothing_open`.
     */
    post: operations['applyRematch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/browseCustomerDocuments/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The documents of a special customer, such as contracts */
    get: operations['browseCustomerDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/browsePlates/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The plates of a special customer, in their order */
    get: operations['browsePlates'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/browseRematchFiles/{special_rematch_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The files that a check would change, page by page */
    get: operations['browseRematchFiles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/browseSpecialCustomers': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Special customers by name, page by page */
    get: operations['browseSpecialCustomers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/downloadCustomerDocument/{document_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A document of a special customer
     * @description Every download leaves a trace. 503 `document_not_scanned` and 409 `document_quarantined` as for other documents.
     */
    get: operations['downloadCustomerDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/endSpecialCustomer/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a special customer, or start it again
     * @description No file is recognised by an ended customer any more. Files that were recognised before keep what they show.
     */
    post: operations['endSpecialCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/getCustomerOfFile/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The special customer of a claim file, and why
     * @description VIPs, employees and sensitive people are named, with the reason, for managers, configurators and whoever answers for the customer. Everybody else learns that the customer is a special one, and no more.
     */
    get: operations['getCustomerOfFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/getPacks/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The monthly pack of a special customer, to whom it goes and what was sent */
    get: operations['getPacks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/getRematch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The last check of the open files against the special customers */
    get: operations['getRematch'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/getSpecialCustomer/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A special customer with its entries */
    get: operations['getSpecialCustomer'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/importPlates/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply a list of plates that was previewed
     * @description The same file and answers as for `previewPlates`, with the `differences_key` that it gave. All of it is applied or nothing. 409 `special_customer_rule` with `context.reason`: `plates_changed` (the plates have changed since the preview).
     */
    post: operations['importPlates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/previewPack/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A file of the pack of a month as it would be sent now
     * @description Nothing is sent or kept. 409 `special_customer_rule` with `context.reason`: `discreet`.
     */
    get: operations['previewPack'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/previewPlates/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a list of plates would change
     * @description CSV with headings, at most 8 MB and 100,000 rows, in UTF-8, UTF-16 or Windows-1250. The server finds the columns where none are named. Nothing is stored. 422 with `file`: `invalid_format` for what is no table with plates, `too_many` beyond the rows.
     */
    post: operations['previewPlates'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/refuseCustomerOfFile/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say that a claim file does not belong to a special customer
     * @description It stays so, whatever the file matches later. The next customer that matches comes in its place.
     */
    post: operations['refuseCustomerOfFile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/removeCustomerDocument/{document_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forget a document of a special customer; who removed it and when stays */
    post: operations['removeCustomerDocument'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/removeSpecialMatch/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Remove an entry */
    post: operations['removeSpecialMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/savePackPlan/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say to whom the monthly pack of a special customer goes
     * @description 409 `special_customer_rule` with `context.reason`: `discreet` (VIPs, employees and sensitive people get none).
     */
    post: operations['savePackPlan'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/saveSpecialCustomer/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Change what is known of a special customer */
    post: operations['saveSpecialCustomer'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/sendPack/{special_customer_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the pack of a month now
     * @description Each month is sent once. 409 `special_customer_rule` with `context.reason`: `pack_sent`, `no_recipients`, `discreet`.
     */
    post: operations['sendPack'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/startRematch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Check all open files against the special customers
     * @description A job compares them and changes nothing. Takes the place of the check before. 409 `special_customer_rule` with `context.reason`: `check_running`.
     */
    post: operations['startRematch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialCustomer/testMatch': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Which special customer facts would match, and why
     * @description Nothing is stored.
     */
    post: operations['testMatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialRule/addSpecialRule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a rule of a customer or of a level
     * @description It acts when a file is matched the next time. 409 `special_customer_rule` with `context.reason`: `rule_known` (there is a rule of the kind).
     */
    post: operations['addSpecialRule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialRule/changeSpecialRule/{special_rule_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a rule
     * @description Files keep the rule as it was until they are matched the next time.
     */
    post: operations['changeSpecialRule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialRule/getRuleChoices': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What rules can name */
    get: operations['getRuleChoices'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialRule/getRulesOfFile/{claim_file_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which rules act in a claim file, and why
     * @description Who the customer is stands there for whom `getCustomerOfFile` names it.
     */
    get: operations['getRulesOfFile'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialRule/getSpecialRules': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is different for a special customer, or for the customers of each level
     * @description Of a customer, its own rules and those of its level; without one, the rules of all levels.
     */
    get: operations['getSpecialRules'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/specialRule/removeSpecialRule/{special_rule_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a rule
     * @description Files in which it acts keep it until they are matched the next time.
     */
    post: operations['removeSpecialRule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/addNote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a note to an assignment */
    post: operations['addNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/browse/{assignment_key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The timeline of the claim file of an assignment, newest first
     * @description Everything that happened on the file, whichever activity it belongs to; each entry names its activity. Notes for managers are left out for everybody but managers, their author and those whom they mention. `after` reads on to older entries, `before` to newer ones, and `around` opens the page that holds one entry, with as many entries on either side as there are.
     */
    get: operations['browseTimeline'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/browseColleagues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Colleagues whom a note can mention */
    get: operations['browseColleagues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/browseNoteVersions/{timeline_event_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a note said before it was edited
     * @description For whoever may read the note.
     */
    get: operations['browseNoteVersions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/editNote/{timeline_event_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Correct a note that the caller has written
     * @description For fifteen minutes; later 409 `conflict` with `context.reason` `too_late`, and another note says what has changed. What the note said before stays in its history.
     */
    post: operations['editNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/getAsgId/{assignment_key}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which assignment a timeline belongs to
     * @description Specification C14, R13.
     */
    get: operations['getTimelineAssignment'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/getEmailKey/{email_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which file an e-mail belongs to, and the key of its content
     * @description Specification C15, R13.
     */
    get: operations['getEmailKey'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/getSms/{sms_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Which file an SMS belongs to, and the key of its content
     * @description Specification C16, R13.
     */
    get: operations['getSms'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/pin/{timeline_event_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Pin an entry above the timeline of its file, or take the pin away
     * @description For everybody who opens the file. At most ten are pinned at a time; one more answers 409 `conflict`.
     */
    post: operations['pinTimelineEntry'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/timeline/takeBackNote/{timeline_event_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take back a note that the caller has just written
     * @description For ten minutes, while nobody edited it and no colleague has written another note on the assignment since; later 409 `conflict` with `context.reason` `too_late` or `followed`. The note leaves the timeline; the audit log keeps both facts. A colleague's note answers 404.
     */
    post: operations['takeBackNote'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tracker/browseDocuments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Further registered documents of the opened case
     * @description The documents after those that the case itself holds, newest first.
     */
    get: operations['browseTrackerDocuments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tracker/downloadDocument/{document_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A registered document of the opened case */
    get: operations['downloadTrackerDocument'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tracker/findTackerCaseData/{case_no}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The opened case once more
     * @description Specification C18 (the path is spelled so there). Only for the case that the access code opened; every other number answers 404.
     */
    get: operations['findTrackerCaseData'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tracker/getTrackerConfig': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Steps, texts and landing page of the organisation's tracker
     * @description Specification C19, E13.
     */
    get: operations['getTrackerConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tracker/startChallenge/{case_no}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Send an access code for a case
     * @description Specification C17, T8. An unknown case number gets the same answer in the same time, and no code. `status` is `normal`, `blocked` until `block_until`, or `error` when no code could be made.
     */
    get: operations['startChallenge'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/tracker/verifyChallenge': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Open a case with the access code
     * @description Specification C20, V8. Five wrong codes block; the tokens of `newAuthContext` open this one case.
     */
    post: operations['verifyChallenge'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/browseOwnRoles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Built-in roles and those that the organisation composed, each with who has it */
    get: operations['browseOwnRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/browsePeople': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Everybody who can sign in, in the order of their names */
    get: operations['browsePeople'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/browseRoles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All roles, with whether the caller can give them */
    get: operations['browseRoles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/deactivateUser/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the access of somebody who has left, and hand over what they have open
     * @description Their name stays in the history, their sign-ins end, and whoever takes something over is told once. Everything is handed over, or nothing changes. 409 `people_rule` with `context.reason`: `own_account`, `last_administrator`, `deactivated`, `has_open_work` (`context.kind` is left with nobody to take it), `taker_not_allowed` (`context.kind`: gone, without the role, away, or of nobody in the team), `work_not_moved` (`context.kind` and `context.what` name the piece that nobody chosen can take).
     */
    post: operations['deactivateUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/endUserReplacement/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a replacement that an administrator set
     * @description Nobody works in the name of the person from this moment on, and both are told. One that an absence brought is ended there: 404.
     */
    post: operations['endUserReplacement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/endUserSessions/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End one or all sign-ins of a person
     * @description The person signs in again with the password.
     */
    post: operations['endUserSessions'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/explainAccess/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a person sees, and why they do not see the rest
     * @description Decided as for a call of the person. Roles and features decide about pages and permissions; state and networks decide whether the person signs in at all; the team decides whose files a page shows.
     */
    get: operations['explainAccess'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/getLeftWork/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What somebody who leaves has open, and who can take it over */
    get: operations['getLeftWork'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/getUser/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One person, with roles, sign-ins and what somebody who reads it may do */
    get: operations['getUser'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/getUserReplacements/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Who works in the name of a person now and later, and who could in some days */
    get: operations['getUserReplacements'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/giveRole/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a person a role
     * @description Nobody changes the own roles, and the roles of configurators are given by whoever has them. 409 `people_rule` with `context.reason`: `own_roles`, `role_not_administered`, `role_unknown`.
     */
    post: operations['giveRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/importPeople': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Invite and change people by a file
     * @description New people get an invitation, people who are there are changed and told; a line that cannot be is left out. The same file twice changes nothing. Roles are added, never removed, and somebody who is there stays in the team. 422 when a needed column is missing or the file has more than 1,000 lines.
     */
    post: operations['importPeople'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/inviteUser': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add somebody, who gets a link for choosing a password
     * @description 409 `people_rule` with `context.reason`: `username_taken` (user names are unique in the installation), `email_taken`, `role_not_administered`.
     */
    post: operations['inviteUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/lockUser/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Lock somebody out for a while
     * @description Sign-ins of the person end at once. 409 `people_rule` with `context.reason`: `own_account`, `last_administrator`.
     */
    post: operations['lockUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/makeUserCode/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a code that somebody without e-mail at hand signs in with, once, to choose a password
     * @description The answer shows it once; only a keyed hash is stored, so the call is not idempotent. It takes the place of the password at the next sign-in for half an hour and opens nothing but the choice of a new one. Sign-ins of the person end, and the old password and links sent before open nothing any more. 409 `people_rule` with `context.reason`: `own_account`, `role_not_administered`, `deactivated`, `locked`, `signs_in_elsewhere`.
     */
    post: operations['makeUserCode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/previewPeople': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What a file of people would do, line by line
     * @description The first line names the columns; without `columns` they are found by their names.
     */
    post: operations['previewPeople'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/previewRole': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * What somebody with some built-in roles and no others would see
     * @description Decided as for a call of such a person, with the features of the organisation as they are.
     */
    post: operations['previewRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/reactivateUser/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give the access back
     * @description The person gets a link for choosing a password.
     */
    post: operations['reactivateUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/removeOwnRole/{own_role_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Remove a composed role
     * @description Whoever has it gets the role of `move_to` and is told; without one, 409 `setting_in_use` while anybody has it. 409 `people_rule` with `context.reason`: `role_in_use` (somebody got it meanwhile), `role_not_administered`, `own_roles` (the caller has it).
     */
    post: operations['removeOwnRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/saveOwnRole': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Compose a role of built-in ones, or change it
     * @description Who has the role has what it brings at once, and is told when that changes. 409 `people_rule` with `context.reason`: `role_name_taken` (also by a built-in role), `role_not_administered` (a part, old or new, that the caller does not give), `own_roles` (other parts for a role that the caller has), `last_administrator`. 404 when a part does not exist.
     */
    post: operations['saveOwnRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/saveUser/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change the name and the contacts of a person
     * @description The person is told by e-mail, at both addresses when the address changes. 409 `people_rule` with `context.reason`: `email_taken`, `role_not_administered` (another address for somebody with a role that the caller does not administer), `own_address` (the range leaves the caller out).
     */
    post: operations['saveUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/sendUserLink/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send the link for choosing a password, again or anew
     * @description For an invitation that has expired, and for somebody who has forgotten the password: their sign-ins end, and the old password opens nothing any more. 409 `people_rule` with `context.reason`: `own_account`, `role_not_administered`, `not_reachable`, `deactivated`.
     */
    post: operations['sendUserLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/setUserReplacement/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let a colleague work in the name of a person for some days
     * @description For an absence that nobody planned. Both are told. The rules are those of replacements in absences: both days included, 366 days at most. 409 `people_rule` with `context.reason`: `own_account` (the person or the colleague is the caller), `role_not_administered`, `deactivated`, `replacement_overlaps` (somebody works in the name of the person in those days), `replacement_circle`, `replacement_not_able` (the colleague is gone, locked, away, without a role that works on files, has never signed in, or has to choose a password first).
     */
    post: operations['setUserReplacement'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/takeRole/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a role from a person
     * @description 409 `people_rule` with `context.reason`: `own_roles`, `role_not_administered`, `last_administrator`, `role_of_group` (a group of the directory or provider gives it, and would give it back; `context.what` names the group).
     */
    post: operations['takeRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/user/unlockUser/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let somebody in again
     * @description Also after too many wrong passwords.
     */
    post: operations['unlockUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/version': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Version and environment of the product
     * @description Specification C1, E11.
     */
    get: operations['getVersion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/answerQuestion/{approval_question_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer what a manager asks before deciding
     * @description For whoever asked for the decision and whoever has worked on the file; anybody else answers 404. 409 `conflict` when it has an answer, or the request is decided.
     */
    post: operations['answerQuestion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/applyRebalance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give work of the team to other people of it, all of it or none
     * @description Each person who gets or gives work is told once. Work that its owner has had for more than 5 days needs a note. 409 `conflict` when a piece of work is not what it was when it was proposed, is not the team's, or is meant for somebody who is away or of another team. `undoAssignmentChange` takes it back for 24 hours, as far as nobody has worked on it.
     */
    post: operations['applyRebalance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/askQuestion/{approval_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Ask whoever wants a decision something before deciding
     * @description For whoever sees the request in the inbox. Whoever asked for the decision is told by e-mail, and the timeline of the file keeps the question. The clock of the law goes on. 409 `conflict` when the request is decided.
     */
    post: operations['askQuestion'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/browseApprovals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What waits for the decision of a manager, the nearest legal deadline first
     * @description Of every kind, absences too. What the caller's team asks, and what others ask where nobody of their team can decide. Also what the caller may not decide, with who can instead. At most 200.
     */
    get: operations['browseApprovals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/browseLegalRisk': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Missed legal deadlines with what they cost, and those of the next seven days
     * @description Of files whose main work is that of the caller's team or waits in its queue; of all files for whoever belongs to no team. At most 200 of each, the earliest first; counts and sums are of all of them.
     */
    get: operations['browseLegalRisk'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/browseQuestions/{claim_file_no}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What managers ask about requests of a claim file that wait, the newest first */
    get: operations['browseQuestions'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/browseTeams': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The teams that the caller manages, with everybody in them
     * @description A configurator manages all of them, a manager the own one.
     */
    get: operations['browseTeams'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/closeTeam/{team_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Close a team
     * @description Its people, its queues and what gives it go to the team of `move_to`; without one, 409 `setting_in_use` while there are any.
     */
    post: operations['closeTeam'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/decideApprovals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Approve requests, refuse them, or send them back
     * @description All in one transaction; each that is not what it was, or that the caller may not decide, stays as it is and says why. Nobody decides what they asked for or have worked on, and nobody approves above their authority. Whoever asked is told.
     */
    post: operations['decideApprovals'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/explainDelay/{legal_clock_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say why a legal deadline was missed
     * @description 409 `conflict` when it was not missed.
     */
    post: operations['explainDelay'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/getApproval/{approval_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One request with how its amount came about, the limits, and who has worked on it */
    get: operations['getApproval'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/getAssignmentReason/{assignment_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Why work is with whom it is */
    get: operations['getAssignmentReason'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/getAssignmentRule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whether the new work of the caller's team is given out by rule, and what nobody could be given
     * @description No team answers null for its name and a rule that is off.
     */
    get: operations['getAssignmentRule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/getAuthorityLimits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Up to which amount each role decides alone, with the history */
    get: operations['getAuthorityLimits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/getLegalClocks/{claim_file_no}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The clocks of the law on a claim file, the one that counts first */
    get: operations['getLegalClocks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/getPerson/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The work of one person in figures, their visits and absences, and what they do next
     * @description For the managers of the person's team, and for the person. Anybody else answers 404.
     */
    get: operations['getPerson'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/getTeam': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The work of everybody in the caller's team, against what each can carry
     * @description Each figure is that of a list of the worklist. Load is the weight of the kinds of all active work; what waits for somebody else weighs nothing. No team answers an empty list.
     */
    get: operations['getTeam'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/moveToTeam': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move people to a team, or out of theirs
     * @description Their work moves with them. A manager takes people without a team into the own one and lets people of it go; only a configurator moves a manager. 409 `conflict` when somebody has been moved meanwhile; people and teams that the caller does not manage answer 404.
     */
    post: operations['moveToTeam'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/proposeRebalance': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Which work of some people could go to colleagues of the team, so that the highest load falls
     * @description The same question has the same answer. Nobody who is away gets work, and nobody's load rises above what is now the highest or above `target_percent`. People who are not of the caller's team are left out.
     */
    post: operations['proposeRebalance'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/replayAssignmentRule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Who would have got the work of the last 30 days, had the rule given it out
     * @description With the absences of those days and what people can carry today; it changes nothing. At most the last 5,000 pieces of work.
     */
    get: operations['replayAssignmentRule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/saveTeam': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a team, or rename one
     * @description A manager renames the own team; only a configurator makes one. Another team answers 404.
     */
    post: operations['saveTeam'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/saveWorkProfile/{user_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Say how much somebody of the caller's team can carry, and which work
     * @description Somebody of another team answers 404. An empty list of kinds, policies or counties means all of them.
     */
    post: operations['saveWorkProfile'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/setAssignmentRule': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Switch the rule on or off for the new work of the caller's team
     * @description For work that comes from now on; what waits in the queues already stays there. 409 `conflict` for whoever belongs to no team, 412 when somebody else has switched it meanwhile.
     */
    post: operations['setAssignmentRule'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/api/workload/setAuthorityLimit': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set up to which amount a role decides alone
     * @description From now on; what was decided before stays. `replaces_id` is the limit that was read, or null where there was none; 412 when somebody has set another one meanwhile.
     */
    post: operations['setAuthorityLimit'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Absence: {
      absence_id: components['schemas']['Id'];
      absence_type_code: components['schemas']['AbsenceTypeCode'];
      /** @description Approved and not begun. */
      can_be_undone: boolean;
      certificate_no: string | null;
      /** Format: date */
      date_from: string;
      /**
       * Format: date
       * @description Last day.
       */
      date_to: string;
      decided_by_name: string | null;
      decision_reason: string | null;
      first_part: components['schemas']['DayPart'];
      full_name: string;
      /** @description Half days of work. */
      half_days: number;
      has_certificate_file: boolean;
      /** @description Not decided in time by whom it was for; any manager decides. */
      is_passed_on: boolean;
      last_part: components['schemas']['DayPart'];
      note: string | null;
      replacement: components['schemas']['AskedReplacement'] | null;
      row_version: components['schemas']['RowVersion'];
      state: components['schemas']['AbsenceState'];
      user_id: components['schemas']['Id'];
    };
    AbsenceDecision: {
      absence_id: components['schemas']['Id'];
      /** @enum {string} */
      decision: 'approve' | 'refuse';
      /** @description Work that changes its owner. */
      lines?: {
        assignment_id: components['schemas']['Id'];
        row_version: components['schemas']['RowVersion'];
        to_user_id: components['schemas']['Id'];
      }[];
      /** @description Needed to refuse. */
      reason?: string;
      row_version: components['schemas']['RowVersion'];
      told_claim_file_ids?: components['schemas']['Id'][];
      /** @description Visits that change, as `previewDecision` proposed them or as the manager chose; as proposed when absent. */
      visits?: {
        row_version: components['schemas']['RowVersion'];
        /** Format: date-time */
        to_starts_at: string | null;
        to_user_id: components['schemas']['Id'] | null;
        visit_id: components['schemas']['Id'];
      }[];
    };
    AbsencePreview: {
      balance_after: number | null;
      /** @description In half days; null where the kind of absence takes none. */
      balance_before: number | null;
      candidates: components['schemas']['ReplacementCandidate'][];
      clash: components['schemas']['ClashingAbsence'] | null;
      colleagues: components['schemas']['ColleagueAway'][];
      /** @description Open work that is due in those days. */
      due_count: number;
      /** @enum {string|null} */
      fault: 'reversed' | 'too_long' | 'parts' | 'no_working_time' | null;
      half_days: components['schemas']['HalfDays'];
      /** @description Days of the period with a legal deadline, one entry for each deadline. */
      legal_dates: string[];
      warnings: components['schemas']['PresenceWarning'][];
    };
    /**
     * @description `awaiting_replacement` until the colleague who was asked to replace has answered; managers may decide without it. `active` and `ended` follow from the day.
     * @enum {string}
     */
    AbsenceState:
      | 'draft'
      | 'awaiting_replacement'
      | 'awaiting_approval'
      | 'approved'
      | 'active'
      | 'ended'
      | 'refused'
      | 'cancelled'
      | 'revoked';
    AbsenceType: {
      absence_type_code: components['schemas']['AbsenceTypeCode'];
      /** @description False for telework: the person works. */
      counts_as_away: boolean;
      deducts_balance: boolean;
      name: string;
      needs_certificate: boolean;
      /** @description Entered by managers alone. */
      only_managers: boolean;
      short_name: string;
    };
    /** @enum {string} */
    AbsenceTypeCode:
      | 'rest'
      | 'medical'
      | 'unpaid'
      | 'family_event'
      | 'business_trip'
      | 'training'
      | 'telework'
      | 'recovery';
    /** @description A visit of somebody who will be away, and who makes it then, or when. */
    AbsentVisit: {
      claim_file_no: string;
      plate: string | null;
      row_version: components['schemas']['RowVersion'];
      /** Format: date-time */
      starts_at: string;
      to_name: string | null;
      /**
       * Format: date-time
       * @description The hour that it moves to; null when it keeps its hour.
       */
      to_starts_at: string | null;
      /** @description Who makes it instead; null when it keeps its person. */
      to_user_id: components['schemas']['Id'] | null;
      visit_id: components['schemas']['Id'];
    };
    AccessLine: {
      /** @description A page of the menu, or the operations that follow one rule in one area. */
      code: string;
      /** @description What has to be on for the organisation. */
      feature: string | null;
      is_feature_on: boolean;
      is_open: boolean;
      /** @description Closed to whoever only previews files, as the person does. */
      is_preview_only: boolean;
      /** @enum {string} */
      kind: 'page' | 'permission';
      /** @description Any of these opens it; `*.manager` is any role with that ending. Null: every role and none. */
      needed_roles: string[] | null;
      /** @description Roles of the person that fill the condition. */
      open_by: components['schemas']['RoleName'][];
      /** @description Roles any of which would open it, once the feature is on; the one that opens the least comes first. Empty when no role is missing. */
      opening: {
        can_give: boolean;
        name: string;
        role_code: string;
      }[];
    };
    AccessLines: components['schemas']['AccessLine'][];
    ActiveDocRequest: {
      /** @description What is still to be sent; empty once everything waits for a verdict. */
      doc_type_names: string[];
      /** Format: date */
      due_date: string | null;
      /** @description Everything that was asked for, with what became of it. */
      items: components['schemas']['TrackedRequestItem'][];
      key: components['schemas']['OpaqueKey'];
      /** Format: date-time */
      system_time: string;
    };
    ActivityType: {
      code: components['schemas']['Code'];
      name: string;
    };
    AgendaDeadline: {
      assignment_id: components['schemas']['Id'];
      assignment_type_name: string;
      /** Format: date-time */
      at: string;
      claim_file_no: string;
      claimant_name: string | null;
      /** @enum {string} */
      kind: 'deadline';
      /** @description The replaced colleague; null for one's own. */
      owner_name: string | null;
      /** @description The repair shop where the vehicle is. */
      place: string | null;
      plate: string | null;
      status_category_code: components['schemas']['CategoryCode'];
      status_color: components['schemas']['Color'];
      status_name: string;
    };
    /** @description One thing of a day; `kind` tells which. Areas add their kinds; what has `at` has an hour, the rest lasts the whole day. */
    AgendaItem:
      | components['schemas']['AgendaReplacement']
      | components['schemas']['AgendaDeadline']
      | components['schemas']['AgendaVisit'];
    /** @description A colleague whom the caller replaces that day. */
    AgendaReplacement: {
      /** Format: date */
      date_from: string;
      /**
       * Format: date
       * @description Last day.
       */
      date_to: string;
      full_name: string;
      /** @enum {string} */
      kind: 'replacement';
      user_id: components['schemas']['Id'];
    };
    /** @description A visit of the caller. */
    AgendaVisit: {
      assignment_id: components['schemas']['Id'];
      /** Format: date-time */
      at: string;
      claim_file_no: string;
      /** @enum {string} */
      kind: 'visit';
      place_name: string;
      plate: string | null;
      status: components['schemas']['VisitStatus'];
      visit_id: components['schemas']['Id'];
    };
    Annotation: {
      annotation_id: components['schemas']['Id'];
      author_name: string;
      label: string | null;
      shape: components['schemas']['AnnotationShape'];
      /** Format: date-time */
      system_time: string;
    };
    /** @description An arrow points at (x2, y2); a box has both as corners; a text stands at (x1, y1). */
    AnnotationShape: {
      /** @enum {string} */
      kind: 'arrow' | 'box' | 'text';
      page: number;
      x1: number;
      x2: number;
      y1: number;
      y2: number;
    };
    AppMetadata: {
      credentials: {
        password_policy: components['schemas']['PasswordPolicy'];
      };
      enable_ai_assistant: boolean;
      enable_user_impersonation: boolean;
      enable_user_new_activities_notifications: boolean;
    };
    ApprovalDecision: {
      approval_id: components['schemas']['Id'];
      /** @enum {string} */
      cause?: 'unsupported_amount' | 'missing_deduction' | 'other_payee' | 'other';
      /** @description Needed to refuse and to send back. */
      note?: string;
      /** @enum {string} */
      outcome: 'approved' | 'refused' | 'returned';
      row_version: components['schemas']['RowVersion'];
    };
    ApprovalDetail: components['schemas']['ApprovalRow'] & {
      /** @description What happens by itself once it is approved. */
      afterwards: string;
      claimant_name: string | null;
      derivation: {
        amount_bani: number;
        detail: string | null;
        is_total: boolean;
        name: string;
      }[];
      four_eyes: {
        /** @enum {string} */
        did: 'asked' | 'worked_on_file' | 'nothing';
        full_name: string;
        is_caller: boolean;
        /** Format: date */
        on: string | null;
        /** @description The step that the decision rests on, such as closing the note. */
        what: string | null;
      }[];
      /** @description Whose authority ends where, the lowest first; empty for what has no amount. */
      limits: {
        amount_bani: number;
        name: string;
        /** @enum {string} */
        whose: 'asker' | 'caller' | 'highest';
      }[];
      note: string | null;
      /** @description Address of the page where all of it is seen, where it is not about a file. */
      path: string | null;
      questions: components['schemas']['ApprovalQuestions'];
      /** @description Where it is on the file. */
      section: string | null;
      /** @enum {string} */
      status: 'asked' | 'approved' | 'refused' | 'returned' | 'withdrawn';
      /**
       * Format: uuid
       * @description What is decided, such as an offer; null for what an area keeps itself.
       */
      subject_id: string | null;
      title: string;
      to_look_at: {
        detail: string | null;
        /** @description The other file that it is about, with the main work on it. */
        file: {
          /** Format: uuid */
          assignment_id: string | null;
          claim_file_no: string;
        } | null;
        name: string;
        /** @enum {string} */
        outcome: 'passed' | 'warning';
        /** @description Where it is on the file. */
        section: string | null;
        /** @description How much was found of how much. */
        value: string | null;
      }[];
    };
    ApprovalInbox: {
      approvals: components['schemas']['ApprovalRow'][];
      /** @description Up to which amount the caller decides, by kind. */
      authorities: {
        amount_bani: number;
        kind: components['schemas']['Code'];
      }[];
      /** @description Of all that wait. */
      count: number;
    };
    ApprovalQuestions: {
      answer: string | null;
      answered_by_name: string | null;
      approval_question_id: components['schemas']['Id'];
      /** Format: date-time */
      asked_at: string;
      asked_by_name: string;
      /** @description Whether it waits for the caller. */
      may_answer: boolean;
      question: string;
    }[];
    /** @description Whether the caller may decide, and who can where not. */
    ApprovalRight: {
      /** @enum {string} */
      code: 'may_decide' | 'own_request' | 'worked_on_file' | 'over_authority';
      decided_by: string[];
    };
    ApprovalRow: {
      /** @description What is asked in a few words, where it is not about a file. */
      about: string | null;
      amount_bani: number | null;
      approval_id: components['schemas']['Id'];
      /** Format: date-time */
      asked_at: string;
      asked_by_name: string;
      /** @description The main work of the file, where it opens. */
      assignment_id: components['schemas']['Id'] | null;
      /** @description Can be sent back to whoever asked. */
      can_be_returned: boolean;
      claim_file_no: string | null;
      kind: components['schemas']['Code'];
      kind_name: string;
      /** Format: date */
      legal_due_date: string | null;
      plate: string | null;
      right: components['schemas']['ApprovalRight'];
      row_version: components['schemas']['RowVersion'];
    };
    /** @description Above these amounts somebody else decides, whatever the own authority is. */
    ApprovalsRule: {
      payment_above_bani: components['schemas']['MaybeBani'];
      reserve_above_bani: components['schemas']['MaybeBani'];
    };
    AskableDocType: {
      code: components['schemas']['Code'];
      /** @description The work needs it and the file has none. */
      is_required: boolean;
      /** Format: date-time */
      last_at: string | null;
      /** @description What became of it when it was last asked for on this file; null when it never was. */
      last_state: components['schemas']['DocRequestItemState'] | null;
      name: string;
      reject_reason: string | null;
    };
    AskedReplacement: {
      answer: components['schemas']['ReplacementAnswer'];
      full_name: string;
      reason: string | null;
      user_id: components['schemas']['Id'];
    };
    AssessmentLists: {
      found: components['schemas']['AssessmentRow'][];
      mine: components['schemas']['AssessmentRow'][];
      others: components['schemas']['AssessmentRow'][];
      /** @description The visits of the caller today, by hour; none of them stands in `mine` too. */
      today: components['schemas']['AssessmentRow'][];
    };
    AssessmentNote: {
      assessment_note_id: components['schemas']['Id'];
      assessor_name: string | null;
      /** Format: date-time */
      changed_at: string;
      /** Format: date-time */
      committed_at: string | null;
      findings: components['schemas']['NoteFinding'][];
      /** @description SHA-256 of what was closed. */
      hash: string | null;
      head: components['schemas']['NoteHead'];
      lines: components['schemas']['NoteLine'][];
      photos: components['schemas']['NotePhoto'][];
      /** @description Why there is a supplement. */
      reason: string | null;
      row_version: components['schemas']['RowVersion'];
      rules_version: number;
      /** @description What the client drew; an address of PNG data. */
      signature: string | null;
      signer_name: string | null;
      state: components['schemas']['NoteState'];
      supplement_no: number;
      /** @enum {string|null} */
      total_loss: 'asked' | 'approved' | 'refused' | null;
      totals: components['schemas']['NoteTotals'];
      vat_share: components['schemas']['Share'];
      version_no: number;
    };
    AssessmentRate: {
      assessment_rate_id: components['schemas']['Id'];
      /** @description Off the price of parts. */
      discount_share: components['schemas']['Share'];
      /** Format: uuid */
      partner_id: string | null;
      partner_name: string | null;
      rates: components['schemas']['HourlyRates'];
      row_version: components['schemas']['RowVersion'];
      /** Format: date-time */
      set_at: string;
      set_by_name: string | null;
      /** @enum {string} */
      state: 'to_come' | 'in_force' | 'past';
      /** Format: date */
      valid_from: string;
      /**
       * Format: date
       * @description The last day; none until others follow.
       */
      valid_to: string | null;
    };
    AssessmentRow: {
      /**
       * @description What the caller does next with it.
       * @enum {string}
       */
      action: 'begin' | 'continue' | 'take_over' | 'supplement' | 'open';
      assessor_name: string | null;
      assignment_id: components['schemas']['Id'];
      assignment_type_name: string;
      category_code: components['schemas']['CategoryCode'];
      claim_file_no: string;
      claimant_name: string;
      /** Format: date-time */
      due_at: string;
      is_mine: boolean;
      /**
       * @description `same_vin`: another file of a vehicle that was found.
       * @enum {string|null}
       */
      matched_by: 'file' | 'plate' | 'vin' | 'name' | 'same_vin' | null;
      note_state: components['schemas']['NoteState'] | null;
      photo_count: number;
      plate: string | null;
      row_version: components['schemas']['RowVersion'];
      status_color: components['schemas']['Color'];
      status_name: string;
      supplement_no: number | null;
      /** Format: date-time */
      system_time: string;
      vehicle_name: string | null;
      vin: string | null;
      /** @description When and where it is, of the visits of today. */
      visit: {
        /** Format: date-time */
        ends_at: string;
        place_name: string;
        /** Format: date-time */
        starts_at: string;
      } | null;
    };
    AssessorPlan: {
      daily_cap: number;
      exceptions: components['schemas']['CalendarException'][];
      full_name: string;
      hours: components['schemas']['PlanHours'][];
      is_active: boolean;
      /** @description Null for an assessor who has no plan yet. */
      row_version: components['schemas']['RowVersion'] | null;
      skills: components['schemas']['AssessorSkills'];
      travel_minutes: number;
      user_id: components['schemas']['Id'];
    };
    /** @enum {string} */
    AssessorSkill: 'truck' | 'motorcycle' | 'electric' | 'adas' | 'glass' | 'hail';
    AssessorSkills: components['schemas']['AssessorSkill'][];
    Assignee: {
      full_name: string;
      /** @description Replaced by somebody today. */
      is_away: boolean;
      is_same_team: boolean;
      /** @description Active assignments of theirs, counted up to 1000. */
      open_count: number;
      replacement_name: string | null;
      team_name: string | null;
      user_id: components['schemas']['Id'];
    };
    /** @description What is done; `action` tells which. */
    AssignmentChange:
      | {
          /** @enum {string} */
          action: 'assign';
          /** @description What the new owner should know; it stands in the timeline. */
          note?: string;
          user_id: components['schemas']['Id'];
        }
      | {
          /** @enum {string} */
          action: 'status';
          reason?: string;
          transition_code: components['schemas']['Code'];
          waiting_on?: components['schemas']['WaitingOn'];
        }
      | {
          /** @enum {string} */
          action: 'due';
          /**
           * Format: date
           * @description Day in Europe/Bucharest, to its end.
           */
          due_on: string;
        }
      | {
          /** @enum {string} */
          action: 'priority';
          priority: components['schemas']['Priority'];
        }
      | {
          /** @enum {string} */
          action: 'note';
          /** @description Plain text. */
          body: string;
          visibility: components['schemas']['EntryVisibility'];
        }
      | {
          /** @enum {string} */
          action: 'tag';
          add: components['schemas']['TagName'][];
          remove: components['schemas']['TagName'][];
        }
      | {
          /** @enum {string} */
          action: 'request_document';
          doc_type_codes: components['schemas']['Code'][];
          message?: string;
        }
      | {
          /** @enum {string} */
          action: 'snooze';
          for?: components['schemas']['SnoozeEvent'];
          /**
           * Format: date-time
           * @description At the latest; not after the legal deadline less three working days.
           */
          until: string;
        }
      | {
          /** @enum {string} */
          action: 'wake';
        };
    AssignmentChangeResult: {
      action: string;
      assignment_change_id: components['schemas']['Id'];
      items: {
        assignment_id: components['schemas']['Id'];
        claim_file_no: string | null;
        /** @description Why it was skipped. */
        code: components['schemas']['SkippedCode'] | null;
        /** @description Who changed it meanwhile or whom it belongs to. */
        holder: string | null;
        /** @enum {string} */
        outcome: 'done' | 'skipped';
        /** @description The one to send with the next change. */
        row_version: number | null;
      }[];
      /**
       * Format: date-time
       * @description Null for what cannot be taken back, such as a document request that was sent.
       */
      undo_until: string | null;
    };
    AssignmentDetail: {
      /** @description All work on the file, the main one first, each after what it follows from. */
      activities: components['schemas']['FileActivity'][];
      claim_file: components['schemas']['ClaimFileFacts'];
      event: components['schemas']['ClaimEvent'] | null;
      /** @description What deserves a look, the most pressing first. */
      facts: components['schemas']['FileFact'][];
      file_phase: components['schemas']['FilePhase'] | null;
      header: components['schemas']['AssignmentHeader'];
      parties: components['schemas']['ClaimParty'][];
      row_version: components['schemas']['RowVersion'];
      section_counts: components['schemas']['SectionCount'][];
      status: components['schemas']['StatusFacts'];
      transitions: components['schemas']['Transition'][];
      vehicles: components['schemas']['ClaimVehicle'][];
    };
    /** @description The assignment and its claim file in one glance. */
    AssignmentHeader: components['schemas']['WorklistRow'] & {
      /** @enum {string} */
      channel: 'web_guest' | 'phone' | 'staff' | 'email' | 'partner' | 'api';
      county_name: string | null;
      /** @description Number that the claimant knows. */
      displayed_case_no: string | null;
      /** @description What this assignment is called in the file. */
      name: string;
      /**
       * Format: date-time
       * @description When the claim was reported.
       */
      opened_at: string;
      policy_number: string | null;
      policy_type_name: string;
      /**
       * Format: date-time
       * @description When it came into its present status.
       */
      status_since: string;
      waiting_on: components['schemas']['WaitingOn'] | null;
    };
    AssignmentReason: {
      /**
       * @description Who decided; `unknown` for work from before decisions were kept.
       * @enum {string}
       */
      by: 'rule' | 'colleague' | 'self' | 'unknown';
      /** Format: date-time */
      given_at: string | null;
      given_by_name: string | null;
      /** @description It is the caller's. */
      is_own: boolean;
      /** @description Of the owner, with this work. */
      load_percent: number | null;
      /** @description What whoever gave it wrote for its owner. */
      note: string | null;
      /** @description Null while nobody has it. */
      owner_name: string | null;
      rule: components['schemas']['OwnerRule'] | null;
      steps: components['schemas']['RuleSteps'];
    };
    AssignmentRule: {
      /** Format: date-time */
      changed_at: string | null;
      changed_by_name: string | null;
      is_on: boolean;
      row_version: number;
      team_name: string | null;
      /** @description The first fifty of it, what waits for longest first. */
      unassigned: components['schemas']['UnassignedWork'][];
      /** @description Work that the rule could give to nobody. */
      unassigned_count: number;
    };
    AssignmentStatus: {
      /** @description What `undoAssignmentChange` takes back. */
      assignment_change_id: components['schemas']['Id'];
      assignment_id: components['schemas']['Id'];
      category_code: components['schemas']['CategoryCode'];
      row_version: components['schemas']['RowVersion'];
      status_code: components['schemas']['Code'];
      status_color: components['schemas']['Color'];
      status_name: string;
      /**
       * Format: date-time
       * @description Null when the change sent a message or opened other work.
       */
      undo_until: string | null;
    };
    /** @description Specification E6. */
    AssistantMessage: {
      /** @description The file that it is about. */
      claim_file_no: string | null;
      id: components['schemas']['Id'];
      /** @description Plain text with one paragraph on each line; `[1]` names a source, `**…**` stands out. */
      message_content: string;
      message_id: string | null;
      /** @enum {string} */
      message_type: 'input' | 'output';
      proposals: components['schemas']['AssistantProposal'][];
      rating: components['schemas']['AssistantRating'];
      run_id: string | null;
      /** @enum {string|null} */
      run_status: 'pending' | 'saved' | null;
      sources: components['schemas']['AssistantSource'][];
      /** Format: date-time */
      system_time: string;
      thread_id: string | null;
      /**
       * @description `result` tells what became of the proposals of the message before.
       * @enum {string}
       */
      type: 'initial' | 'question' | 'answer' | 'not_found' | 'stopped' | 'result';
      /**
       * @description `rules_after_model`: the language model was to word it and did not; the text begins with why.
       * @enum {string}
       */
      worded_by: 'rules' | 'model' | 'rules_after_model';
    };
    AssistantModelUse: {
      /** @description Absent where no model is used. */
      model_host: string | null;
    };
    AssistantNumber: number;
    /** @description Something that the assistant would do once the user confirms it. */
    AssistantProposal: {
      /** @description What exactly will happen, one line each. */
      details: string[];
      /** @enum {string} */
      kind: 'request_documents' | 'add_note' | 'snooze' | 'set_waiting' | 'create_task';
      number: components['schemas']['AssistantNumber'];
      /**
       * @description Absent until the user has decided.
       * @enum {string|null}
       */
      outcome: 'accepted' | 'refused' | 'done' | 'failed' | null;
      title: string;
    };
    /** @enum {string|null} */
    AssistantRating: 'good' | 'bad' | null;
    /** @description Roles whose people have the assistant. */
    AssistantRoles: string[];
    AssistantSettings: {
      /** @description Whether this installation is connected to a language model. */
      has_model: boolean;
      is_on: boolean;
      /** @description Where the words of answers would be sent. */
      model_host: string | null;
      role_codes: components['schemas']['AssistantRoles'];
      row_version: components['schemas']['RowVersion'];
      uses_model: boolean;
    };
    /** @description What a sentence of an answer rests on; the sentence names it as `[number]`. */
    AssistantSource: {
      /** @enum {string} */
      kind: 'help' | 'status_help' | 'template' | 'legal_rule' | 'file';
      number: components['schemas']['AssistantNumber'];
      /** @description Where it is in the back office, from `/` on; absent when it has no page. */
      path: string | null;
      title: string;
    };
    AuthorityLimit: {
      amount_bani: number;
      approval_kind: components['schemas']['Code'];
      authority_limit_id: components['schemas']['Id'];
      before_bani: number | null;
      role_code: string;
      /** Format: date-time */
      set_at: string;
      /** @description Null for what an organisation starts with. */
      set_by_name: string | null;
    };
    AuthorityLimits: {
      /** @description The newest changes first. */
      history: components['schemas']['AuthorityLimit'][];
      kinds: {
        kind: components['schemas']['Code'];
        name: string;
      }[];
      /** @description The limits in force. */
      limits: components['schemas']['AuthorityLimit'][];
      roles: {
        name: string;
        role_code: string;
      }[];
    };
    /** @description Tokens of a session and whom they stand for (Specification E4). */
    AuthTokens: {
      idToken: string;
      profile: components['schemas']['Profile'];
      refreshToken: string;
    };
    BalanceImport: {
      changes: number;
      faults: number;
      lines: components['schemas']['BalanceLine'][];
      year: components['schemas']['LeaveYear'];
    };
    /** @description A line of a file of balances, in half days. */
    BalanceLine: {
      before: {
        carried: components['schemas']['HalfDays'];
        entitled: components['schemas']['HalfDays'];
      } | null;
      carried: components['schemas']['HalfDays'];
      entitled: components['schemas']['HalfDays'];
      /** @enum {string|null} */
      fault: 'unknown_person' | 'malformed' | 'twice' | null;
      full_name: string | null;
      /** @description Its number in the file. */
      line: number;
      username: string;
    };
    /**
     * Format: int64
     * @description Hundredths of a leu.
     */
    Bani: number;
    BankFile: {
      content: string;
      file_name: string;
      media_type: string;
    };
    /** @description As the statement of the bank names it. */
    BankReference: string;
    BankStatement: {
      account_masked: string | null;
      bank_statement_id: components['schemas']['Id'];
      closing_bani: number | null;
      /** Format: date-time */
      created_at: string;
      created_by: string | null;
      currency: string | null;
      /**
       * @description Why the file could not be read.
       * @enum {string|null}
       */
      fault: 'unreadable' | 'entities' | 'empty' | 'columns' | 'too_many_lines' | null;
      file_name: string;
      /** @enum {string|null} */
      format: 'camt052' | 'camt053' | 'camt054' | 'mt940' | 'csv' | null;
      line_count: number;
      opening_bani: number | null;
      paid_bani: number;
      /** @description Payments that were recorded from it. */
      paid_count: number;
      /** @description Bytes that were read so far. */
      read_size: number;
      /**
       * Format: date-time
       * @description When something of it was last recorded.
       */
      recorded_at: string | null;
      /** @description Bytes of the file. */
      size: number;
      /** @enum {string} */
      state: 'reading' | 'read' | 'failed';
    };
    Board: {
      capped: boolean;
      days: number;
      /** Format: date */
      from: string;
      people: {
        away: {
          /** Format: date-time */
          ends_at: string;
          /** Format: date-time */
          starts_at: string;
        }[];
        daily_cap: number;
        full_name: string;
        hours: components['schemas']['WorkingSpan'][];
        skills: components['schemas']['AssessorSkills'];
        travel_minutes: number;
        user_id: components['schemas']['Id'];
      }[];
      places: {
        county_code: components['schemas']['CountyCode'];
        holidays: {
          /** Format: date */
          date: string;
          name: string;
        }[];
        hours: components['schemas']['WorkingSpan'][];
        kind: components['schemas']['PlaceKind'];
        lanes: {
          lane_id: components['schemas']['Id'];
          name: string;
        }[];
        name: string;
        place_id: components['schemas']['Id'];
      }[];
      visits: components['schemas']['Visit'][];
    };
    /** @description Work that a visit can be booked for. */
    BookableWork: {
      assignment_id: components['schemas']['Id'];
      claim_file_no: string;
      contact_name: string | null;
      contact_phone: string | null;
      county_code: string | null;
      name: string;
      plate: string | null;
      visit_type: components['schemas']['VisitType'];
    };
    Branch: {
      address: string | null;
      branch_id: components['schemas']['Id'];
      county_code: string;
      is_active: boolean;
      locality: string;
      name: string;
      phone: string | null;
      row_version: number;
    };
    BranchChange: {
      address: string | null;
      branch_id: components['schemas']['Id'] | null;
      county_code: string;
      is_active: boolean;
      locality: string;
      name: string;
      phone: string | null;
      /** @description 0 of a new one. */
      row_version: number;
    };
    BranchList: {
      items: components['schemas']['Branch'][];
    };
    BranchLookup: {
      code: components['schemas']['Code'];
      county_code: string | null;
      name: string;
    };
    /** @description Looks of the organisation. */
    Branding: {
      /** @enum {string} */
      align_logo: 'left' | 'right';
      color: string | null;
      /** @description Specification K10. */
      icon_font_url: string | null;
      logo_url: string | null;
      /**
       * @description Name of a material colour with its shade.
       * @default blue-grey-600
       */
      material_color: string;
      short_name: string;
      /** @default #607d8b */
      sidebar: string;
      theme: string;
    };
    /** @description What an organisation may choose of its looks (Specification E2). */
    BrandingSettings: {
      /** @enum {string} */
      align_logo: 'left' | 'right';
      color: components['schemas']['Color'] | null;
      /** @description A font with the Material names as ligatures: an https address, or a path of this site. Specification K10. */
      icon_font_url: string | null;
      /** @description An https address, or a path of this site. */
      logo_url: string | null;
      /** @description Name of a material colour with its shade. */
      material_color: string;
      row_version: number;
      short_name: string;
      sidebar: components['schemas']['Color'];
      /** @description `light` or `dark`: the colours of people who have not chosen any; else those of their device. */
      theme: string;
    };
    BrowserConfig: {
      /** @enum {string} */
      app_env: 'Development' | 'Test' | 'Production';
      /** @description For a page that names no organisation. */
      default_org_code: string | null;
      /** @description Present in Development with the demo world only. */
      demo_accounts?: components['schemas']['DemoAccount'][];
      /** @description Nobody has set this installation up yet; present only then. The login leads to the set-up. */
      is_new?: boolean;
      /** @description Address that the server sees. */
      remote_address: string;
      staff_origin: string;
      tracker_origin: string;
    };
    BuiltInRole: {
      /** @description The caller can give it to somebody else. */
      can_give: boolean;
      name: string;
      /** @description Of the own people, also by a composed role. */
      people_count: number;
      role_code: string;
    };
    /** @description Hours of one day instead of the usual ones; none at all when it is closed. */
    CalendarException: {
      /** Format: date */
      date: string;
      hours: {
        from_minute: components['schemas']['MinuteOfDay'];
        to_minute: components['schemas']['MinuteOfDay'];
      }[];
      reason?: string;
    };
    /** @enum {string} */
    CallOutcome: 'reached' | 'no_answer' | 'busy' | 'voicemail' | 'wrong_number';
    CappedCount: {
      /** @description There are more than `count`; counting stopped there. */
      capped: boolean;
      count: number;
    };
    /** @description Claim file number as the claimant knows it, upper-case and without spaces. */
    CaseNo: string;
    /**
     * @description Where work stands. Every configured status belongs to one of these.
     * @enum {string}
     */
    CategoryCode: 'new' | 'active' | 'waiting' | 'done' | 'cancelled';
    /** @description Specification E15. */
    Challenge: {
      /** Format: date-time */
      block_until: string | null;
      challenge_id: components['schemas']['Id'];
      /**
       * Format: date-time
       * @description Until then the code works; then resend.
       */
      expire_time: string | null;
      /** @enum {string} */
      status: 'normal' | 'blocked' | 'error';
    };
    ChallengeAnswer: {
      /** Format: date-time */
      block_until: string | null;
      code_validated: boolean;
      currentEvent: components['schemas']['TrackerCurrentEvent'] | null;
      is_blocked: boolean;
      newAuthContext: components['schemas']['NewAuthContext'];
    };
    /** @description A rule before or after a change. */
    ChangedDocumentRule: components['schemas']['RequestRule'] | components['schemas']['DocumentGuidance'];
    ChangedRecord: {
      id: components['schemas']['Id'];
      row_version: components['schemas']['RowVersion'];
    };
    CheckedSenderDomainRow: {
      found: string[];
      kind: components['schemas']['SenderDomainRowKind'];
      /**
       * @description Receivers follow none of two rows of a kind; `unreachable` says that no name server answered.
       * @enum {string}
       */
      state: 'found' | 'missing' | 'double' | 'unreachable';
    };
    ChosenRecipient: {
      /** @description E-mail address or phone number of the party. */
      address: string;
      party_id: components['schemas']['Id'];
    };
    /** @description The accident. Date and time are local to Europe/Bucharest. */
    ClaimEvent: {
      county_code: string | null;
      county_name: string | null;
      /** Format: date */
      date: string;
      description: string | null;
      injuries: boolean;
      locality: string | null;
      row_version: components['schemas']['RowVersion'];
      street: string | null;
      time: string | null;
    };
    /** @description What is known of the claim file itself, whichever work on it is open. */
    ClaimFileFacts: {
      /** @description In lei. */
      agreed_amount: number | null;
      /** Format: date-time */
      closed_at: string | null;
      /** @description In lei. */
      estimated_amount: number | null;
      is_total_loss: boolean;
      /** @description In lei. */
      paid_amount: number | null;
      policy_insurer: string | null;
      /** Format: date */
      policy_valid_from: string | null;
      /**
       * Format: date
       * @description The last day.
       */
      policy_valid_to: string | null;
      /** @description In lei. */
      reserve_amount: number | null;
      row_version: components['schemas']['RowVersion'];
    };
    ClaimFilePreview: {
      documents: components['schemas']['PreviewDocumentPage'];
      event: components['schemas']['ClaimEvent'] | null;
      header: components['schemas']['PreviewHeader'];
      parties: components['schemas']['PreviewParty'][];
      /** @description Newest first. */
      timeline: components['schemas']['PreviewEntry'][];
      vehicles: components['schemas']['ClaimVehicle'][];
    };
    ClaimNotification: {
      /** @description Version of the notice that was accepted. */
      consent_version: string;
      /** @description Files uploaded before in the same guest session. */
      document_ids: components['schemas']['Id'][];
      event: components['schemas']['NotifiedEvent'];
      notifier: components['schemas']['Notifier'];
      policy_number?: string;
      policy_type: components['schemas']['PolicyType'];
      vehicle: components['schemas']['NotifiedVehicle'];
      /** @description Hidden from people; has to stay empty. */
      website: string;
    };
    ClaimNotificationReceipt: {
      /**
       * Format: date
       * @description Until when the law obliges us to answer; null where a contract says so.
       */
      answer_due_date: string | null;
      assignment_key: components['schemas']['OpaqueKey'];
      claim_file_no: string;
      /** @description Where the claimant may ask. */
      contact_email: string | null;
      contact_phone: string | null;
      documents_needed: components['schemas']['NeededDocument'][];
      next_step_description: string;
      next_step_title: string;
      tracker_url: string;
    };
    ClaimParty: {
      address: string | null;
      /** @example **********457 */
      cnp_masked: string | null;
      company_name: string | null;
      contacts: components['schemas']['PartyContact'][];
      county_code: string | null;
      county_name: string | null;
      cui: string | null;
      first_name: string | null;
      full_name: string;
      /** @example RO********************0000 */
      iban_masked: string | null;
      /** @enum {string} */
      kind: 'person' | 'company';
      /**
       * @description In which they are written to.
       * @enum {string}
       */
      language: 'ro' | 'en';
      last_name: string | null;
      locality: string | null;
      party_id: components['schemas']['Id'];
      roles: components['schemas']['PartyRoles'];
      row_version: components['schemas']['RowVersion'];
    };
    ClaimVehicle: {
      brand_code: string | null;
      brand_name: string | null;
      category_code: string | null;
      category_name: string | null;
      color_code: string | null;
      color_name: string | null;
      manufacture_year: number | null;
      model: string | null;
      /** @description In kilometres. */
      odometer: number | null;
      plate: string | null;
      plate_country: string | null;
      /** @enum {string} */
      role: 'insured' | 'injured' | 'at_fault' | 'other';
      row_version: components['schemas']['RowVersion'];
      vehicle_id: components['schemas']['Id'];
      vin: string | null;
    };
    ClashingAbsence: {
      absence_type_code: components['schemas']['AbsenceTypeCode'];
      /** Format: date */
      date_from: string;
      /** Format: date */
      date_to: string;
      first_part: components['schemas']['DayPart'];
      last_part: components['schemas']['DayPart'];
    };
    Closure: {
      /** @description Visits of that day that somebody has to move. */
      booked_visits: number;
      /** Format: date */
      closure_date: string;
      name_en: string;
      name_ro: string;
      /** @description People whose asked or approved absence covers the day. */
      people_away: number;
      row_version: number;
    };
    ClosureList: {
      closures: components['schemas']['Closure'][];
      holidays: {
        /** Format: date */
        date: string;
        name: string;
      }[];
      /**
       * Format: date
       * @description What is earlier cannot be changed.
       */
      today: string;
      year: number;
    };
    /** @description Code of a configured or looked-up thing. */
    Code: string;
    Colleague: {
      full_name: string;
      user_id: components['schemas']['Id'];
    };
    /** @description A colleague of the same team who is away at that time; why is not told. */
    ColleagueAway: {
      /** Format: date */
      date_from: string;
      /** Format: date */
      date_to: string;
      first_part: components['schemas']['DayPart'];
      full_name: string;
      is_approved: boolean;
      last_part: components['schemas']['DayPart'];
      user_id: components['schemas']['Id'];
    };
    /**
     * @description What is counted of a replaced colleague. Areas add the tiles that press for others as well.
     * @enum {string}
     */
    ColleagueListCode: 'open' | 'new_documents' | 'legal_missed' | 'legal_deadline';
    /** @description Colour as `#rrggbb`. */
    Color: string;
    ColorLookup: {
      code: components['schemas']['Code'];
      color: components['schemas']['Color'];
      name: string;
    };
    ColumnNo: number | null;
    ContactConfirmation: {
      organisation: {
        branding: components['schemas']['Branding'];
        offered_languages: components['schemas']['OfferedLanguages'];
        org_name: string;
      };
      success: boolean;
    };
    ContestReasons: ('price' | 'work' | 'missing_damage' | 'other')[];
    CountedStatement: {
      counts: components['schemas']['LineCount'][];
      csv_rows: components['schemas']['CsvRows'];
      decisions: components['schemas']['DecisionCounts'];
      statement: components['schemas']['BankStatement'];
      /** @description By how much the balances differ from what the lines say. */
      unexplained_bani: number | null;
    };
    CountyCode: string;
    CountyCodes: string[];
    /** @description A county with the code that Romanian registration plates carry. */
    CountyLookup: {
      /** @example CJ */
      code: string;
      /** @example Cluj */
      name: string;
    };
    Coverage: {
      coverage_code: components['schemas']['CoverageCode'];
      deductible_bani: components['schemas']['Bani'];
      limit_bani: components['schemas']['Bani'] | null;
      paid_bani: components['schemas']['Bani'];
      reserve_bani: components['schemas']['Bani'];
    };
    /** @enum {string} */
    CoverageCode: 'vehicle' | 'property' | 'loss_of_use' | 'injury' | 'penalty';
    CsvColumns: {
      amount: components['schemas']['CsvPlaces'];
      credit: components['schemas']['CsvPlaces'];
      currency: components['schemas']['CsvPlaces'];
      day: number[];
      debit: components['schemas']['CsvPlaces'];
      payee: components['schemas']['CsvPlaces'];
      reference: components['schemas']['CsvPlaces'];
      status: components['schemas']['CsvPlaces'];
      text: components['schemas']['CsvPlaces'];
    };
    /** @description Columns of one kind, counted from 0. */
    CsvPlaces: number[];
    /** @description The first rows of a table whose headings are not known; accounts masked. */
    CsvRows: string[][] | null;
    /** @description Place in a list. Opaque; valid for the same filter and sort only. */
    Cursor: string;
    CustomerDocument: {
      /** Format: date-time */
      added_at: string;
      added_by: string | null;
      document_id: components['schemas']['Id'];
      file_name: string;
      note: string;
      /** @enum {string} */
      scan_state: 'not_scanned' | 'pending' | 'clean' | 'infected';
      size: number;
    };
    CustomerDocuments: {
      documents: components['schemas']['CustomerDocument'][];
      /** @description What was removed lately, by whom and when. */
      removed: components['schemas']['RemovedCustomerDocument'][];
    };
    CustomerOfFile: {
      can_refuse: boolean;
      /** @description None where the file has none, or the caller is not told who it is. */
      customer: components['schemas']['FileCustomer'] | null;
      is_special: boolean;
      /** @description Customers that match too, in their order. */
      others: components['schemas']['MatchedCustomer'][];
      refused: components['schemas']['RefusedCustomer'][];
    };
    CustomerPacks: {
      /** @description Not for VIPs, employees and sensitive people. */
      is_allowed: boolean;
      /** @description The last months, the newest first. */
      months: components['schemas']['PackMonth'][];
      packs: components['schemas']['SentPack'][];
      plan: components['schemas']['PackPlan'];
      row_version: number;
    };
    /**
     * @description What a number of the dashboard counts. Areas add their tiles.
     * @enum {string}
     */
    DashboardTileCode:
      | 'mine'
      | 'new'
      | 'overdue'
      | 'due_today'
      | 'untouched'
      | 'unassigned'
      | 'team_overdue'
      | 'returned'
      | 'snoozed'
      | 'new_documents'
      | 'waiting_for_documents'
      | 'doc_requests_overdue'
      | 'visits_today'
      | 'legal_missed'
      | 'legal_deadline'
      | 'approvals';
    DayAgenda: {
      /** @description The day holds more than these. */
      capped: boolean;
      /** Format: date */
      date: string;
      items: components['schemas']['AgendaItem'][];
      /** @description Own active assignments past their deadline now, as the worklist counts them. */
      overdue: {
        /** @description There are more than `count`; counting stopped there. */
        capped: boolean;
        count: number;
      };
    };
    /** @enum {string} */
    DayPart: 'whole' | 'morning' | 'afternoon';
    /** @enum {string} */
    DebtorKind: 'insurer' | 'person';
    DecidedAbsence: {
      absence: components['schemas']['Absence'] | null;
      absence_id: components['schemas']['Id'];
      /**
       * @description Why it stays as it is.
       * @enum {string|null}
       */
      code: 'not_found' | 'stale' | 'not_open' | 'work_changed' | 'circle' | null;
      /** @enum {string} */
      outcome: 'done' | 'skipped';
    };
    DecidedApproval: {
      approval_id: components['schemas']['Id'];
      /**
       * @description `not_returnable` is approved or refused only; `work_changed` and `circle` are about absences, whose work or replacement is not what it was.
       * @enum {string|null}
       */
      code:
        | 'not_found'
        | 'not_open'
        | 'stale'
        | 'own_request'
        | 'worked_on_file'
        | 'over_authority'
        | 'not_returnable'
        | 'work_changed'
        | 'circle'
        | null;
      /** @enum {string} */
      outcome: 'done' | 'skipped';
    };
    /** @description What is decided about lines that are not recorded yet. */
    DecisionCounts: {
      left_out: number;
      /** @description Lines that the caller can record now. */
      to_record: number;
      /** @description Grows with every decision about a line of the statement. */
      version: number;
      /** @description Decided by the caller; somebody else has to record them. */
      waiting: number;
    };
    DecisionPreview: {
      absence: components['schemas']['Absence'];
      balance_after: number | null;
      balance_before: number | null;
      candidates: components['schemas']['ReplacementCandidate'][];
      colleagues: components['schemas']['ColleagueAway'][];
      lines: components['schemas']['HandOverLine'][];
      visits: components['schemas']['AbsentVisit'][];
      warnings: components['schemas']['PresenceWarning'][];
    };
    DelayCauses: {
      code: components['schemas']['Code'];
      name: string;
    }[];
    DemoAccount: {
      password: string;
      /** @description What this account is there to show. */
      shows: string;
      username: string;
    };
    /**
     * @description Why the accepted and the paid sum disagree: the claimant waives the rest; the excess is asked back or written off; rounding of at most one leu; exchange rates; an error of the bank; or an earlier entry was wrong.
     * @enum {string}
     */
    DifferenceCode:
      | 'waived'
      | 'excess_to_recover'
      | 'excess_written_off'
      | 'rounding'
      | 'exchange'
      | 'bank_error'
      | 'named_wrongly';
    /** @enum {string} */
    DifferenceReason:
      | 'price'
      | 'hours'
      | 'not_damaged'
      | 'older_damage'
      | 'repair_instead'
      | 'twice'
      | 'not_agreed_part'
      | 'other';
    DocRequest: {
      asked_by_name: string | null;
      assignment_id: components['schemas']['Id'] | null;
      channel: components['schemas']['DocRequestChannel'];
      /** Format: date-time */
      completed_at: string | null;
      /** Format: date */
      due_date: string | null;
      id: components['schemas']['Id'];
      items: components['schemas']['DocRequestItem'][];
      language: components['schemas']['Language'];
      message: string | null;
      recipient_name: string | null;
      reminders: components['schemas']['DocRequestReminder'][];
      row_version: components['schemas']['RowVersion'];
      /** Format: date-time */
      sent_at: string;
      status: components['schemas']['DocRequestStatus'];
      /** Format: date-time */
      viewed_at: string | null;
    };
    /** @enum {string} */
    DocRequestChannel: 'email' | 'sms' | 'both';
    DocRequestItem: {
      /** Format: date-time */
      answered_at: string | null;
      /** Format: date-time */
      decided_at: string | null;
      decided_by_name: string | null;
      doc_type_code: components['schemas']['Code'];
      doc_type_name: string;
      /** @description What came for it, oldest first; refused and replaced ones are left out. */
      document_ids: components['schemas']['Id'][];
      id: components['schemas']['Id'];
      not_owned_code: components['schemas']['NotOwnedCode'] | null;
      not_owned_note: string | null;
      reject_reason: string | null;
      row_version: components['schemas']['RowVersion'];
      state: components['schemas']['DocRequestItemState'];
    };
    /**
     * @description `rejected` is to be sent again; `waived`: the reason for not having it was accepted.
     * @enum {string}
     */
    DocRequestItemState: 'requested' | 'received' | 'accepted' | 'rejected' | 'not_owned' | 'waived';
    DocRequestOptions: {
      claim_file_no: components['schemas']['CaseNo'];
      doc_types: components['schemas']['AskableDocType'][];
      /**
       * Format: date
       * @description Offered as the day until which to send.
       */
      due_date: string;
      /** Format: date */
      legal_due_date: string | null;
      recipients: components['schemas']['DocRequestRecipient'][];
    };
    DocRequestPreview: {
      doc_type_names: string[];
      email: {
        body: string;
        subject: string;
      } | null;
      language: components['schemas']['Language'];
      quiet_from: string;
      quiet_until: string;
      recipient_language: components['schemas']['Language'];
      reminders: {
        /** Format: date-time */
        due_at: string;
        is_moved: boolean;
      }[];
      sms: string | null;
    };
    DocRequestRecipient: {
      /** @description Confirmed; null when there is none. */
      email: string | null;
      language: components['schemas']['Language'];
      name: string;
      party_id: components['schemas']['Id'];
      /** @description Confirmed and able to take an SMS. */
      phone: string | null;
      roles: ('claimant' | 'notifier')[];
    };
    DocRequestReminder: {
      /**
       * Format: date-time
       * @description When it leaves or left.
       */
      due_at: string;
      /** @description Its day was a weekend or a holiday. */
      is_moved: boolean;
      state: components['schemas']['ReminderState'];
    };
    /**
     * @description `partial`: something came, something is still missing; `received`: everything was answered and waits for a verdict; `accepted`: everything was accepted or waived.
     * @enum {string}
     */
    DocRequestStatus: 'sent' | 'viewed' | 'partial' | 'received' | 'accepted' | 'expired' | 'cancelled';
    DocTypeCodes: components['schemas']['Code'][];
    Document: {
      annotation_count: number;
      /**
       * Format: uuid
       * @description The work that it came with.
       */
      assignment_id: string | null;
      description: string | null;
      /**
       * Format: uuid
       * @description What was asked for and it answers.
       */
      doc_request_item_id: string | null;
      doc_type_code: components['schemas']['Code'];
      doc_type_name: string;
      /** @description The oldest document of the file with the same content; null for that one and for what is there once. */
      duplicate_of: null | {
        document_id: components['schemas']['Id'];
        file_name: string;
      };
      file_name: string;
      /** @description Also while it is being made. */
      has_thumbnail: boolean;
      id: components['schemas']['Id'];
      /** Format: date-time */
      judged_at: string | null;
      judged_by_name: string | null;
      mime_type: string;
      page_count: number | null;
      /** Format: date */
      registration_date: string | null;
      registration_no: string | null;
      reject_reason: string | null;
      row_version: components['schemas']['RowVersion'];
      /** @description What the virus scanner found. */
      scan_signature: string | null;
      /** @enum {string} */
      scan_state: 'not_scanned' | 'pending' | 'clean' | 'infected';
      sha256: string;
      /** @description Bytes. */
      size: number;
      /** @enum {string} */
      state: 'received' | 'checking' | 'accepted' | 'rejected' | 'superseded';
      /** Format: date-time */
      system_time: string;
      uploaded_by_name: string | null;
      visibility: components['schemas']['Visibility'];
    };
    DocumentGuidance: {
      /** @enum {string} */
      example_code: 'paper' | 'card' | 'photo' | 'form';
      guidance_en: string;
      guidance_ro: string;
    };
    DocumentPage: {
      items: components['schemas']['Document'][];
      /** @description Kinds of document that this kind of work needs and the file has not; refused and replaced ones do not count. */
      missing: components['schemas']['MissingDocument'][];
      next_cursor: string | null;
      /** @description Documents of the file on all pages. */
      total: number;
    };
    DocumentRuleChange: {
      after: components['schemas']['ChangedDocumentRule'];
      before: components['schemas']['ChangedDocumentRule'];
      /** Format: date-time */
      changed_at: string;
      changed_by_name: string | null;
      doc_rule_change_id: components['schemas']['Id'];
      /** @description The kind of document; null for terms, reminders and quiet hours. */
      name: string | null;
    };
    DocumentRules: {
      /** @description The newest changes first. */
      history: components['schemas']['DocumentRuleChange'][];
      kinds: {
        doc_type_code: components['schemas']['Code'];
        guidance: components['schemas']['DocumentGuidance'];
        name: string;
        row_version: components['schemas']['RowVersion'];
      }[];
      /** @description 0 as long as the usual rule holds. */
      row_version: number;
      rule: components['schemas']['RequestRule'];
    };
    DocumentsRule: {
      doc_type_codes: string[];
    };
    /** @description The change is stored, or had been already. */
    Done: {
      success: boolean;
    };
    EditedPlace: {
      accessibility: string | null;
      address: string;
      arrival_en: string | null;
      arrival_ro: string | null;
      county_code: components['schemas']['CountyCode'];
      days_ahead: number;
      exceptions: components['schemas']['CalendarException'][];
      hours: components['schemas']['WeekHours'][];
      is_active: boolean;
      kind: components['schemas']['PlaceKind'];
      lanes: components['schemas']['Lane'][];
      latitude: number | null;
      lead_minutes: number;
      left_out?: components['schemas']['LeftOutChoice'];
      locality: string;
      longitude: number | null;
      name: string;
      phone: string | null;
      place_id?: components['schemas']['Id'];
      row_version?: components['schemas']['RowVersion'];
    };
    EditedPlan: {
      daily_cap: number;
      exceptions: components['schemas']['CalendarException'][];
      hours: components['schemas']['PlanHours'][];
      is_active: boolean;
      left_out?: components['schemas']['LeftOutChoice'];
      /** @description Absent for somebody who has no plan yet. */
      row_version?: components['schemas']['RowVersion'];
      skills: components['schemas']['AssessorSkills'];
      /** @description Between visits at two places or in a zone. */
      travel_minutes: number;
      user_id: components['schemas']['Id'];
    };
    /** @description Specification E12. */
    EmailLookup: {
      assignment_no: string;
      claim_file_no: string;
      key: components['schemas']['OpaqueKey'];
      name: string;
      /** Format: date-time */
      time: string;
    };
    /**
     * @description Who reads an entry of a timeline: all staff, managers alone (with the author and those who are mentioned), the partner who works on the file too, or the claimant too.
     * @enum {string}
     */
    EntryVisibility: 'internal' | 'managers' | 'partner' | 'claimant';
    /** @enum {string} */
    EscalationStep: 'term_75' | 'near_law' | 'law_missed' | 'sla_75' | 'sla_100';
    /**
     * Format: int64
     * @description Hundredths of a leu; a discount is below zero.
     */
    EstimateBani: number;
    /** @description Which column of a shop's file is what, counted from 0; none when it has no such column. */
    EstimateColumns: {
      amount: number;
      code: components['schemas']['ColumnNo'];
      hours: components['schemas']['ColumnNo'];
      name: number;
      quantity: components['schemas']['ColumnNo'];
      unit_price: components['schemas']['ColumnNo'];
    };
    EstimateLine: {
      agreed_bani: components['schemas']['EstimateBani'] | null;
      amount_bani: components['schemas']['EstimateBani'];
      code: string | null;
      /** @description None when matched by hand. */
      confidence: number | null;
      estimate_line_id: components['schemas']['Id'];
      hours_hundredths: number | null;
      /**
       * Format: uuid
       * @description The line of our note.
       */
      item_guid: string | null;
      name: string;
      quantity_hundredths: number | null;
      reason_code: components['schemas']['DifferenceReason'] | null;
      reason_note: string | null;
      unit_price_bani: number | null;
    };
    EventChanges: {
      county_code?: string | null;
      /** Format: date */
      date?: string;
      description?: string | null;
      injuries?: boolean;
      locality?: string | null;
      street?: string | null;
      time?: string | null;
    };
    Export: {
      /** Format: date-time */
      created_at: string;
      /** Format: date-time */
      expires_at: string;
      export_id: components['schemas']['Id'];
      file_name: string | null;
      format: components['schemas']['ExportFormat'];
      row_count: number | null;
      /** @description Bytes. */
      size: number | null;
      /** @enum {string} */
      state: 'queued' | 'running' | 'ready' | 'failed';
    };
    /** @enum {string} */
    ExportFormat: 'xlsx' | 'csv';
    Feature: {
      feature_code: components['schemas']['FeatureCode'];
      is_enabled: boolean;
      /** @description 0 of one that was never switched. */
      row_version: number;
    };
    /**
     * @description `impersonation` and `notices` hide no page: they allow acting for a colleague and notices of new work.
     * @enum {string}
     */
    FeatureCode:
      | 'ai-assistant'
      | 'manager-area'
      | 'partners'
      | 'reports'
      | 'special-customers'
      | 'time-off'
      | 'impersonation'
      | 'notices';
    FeatureList: {
      items: components['schemas']['Feature'][];
    };
    FieldProblem: {
      code: components['schemas']['FieldProblemCode'];
      /**
       * @description Dotted path in the body (`event.date`), or the name of the parameter.
       * @example event.date
       */
      field: string;
      /** @description English explanation for developers. */
      message?: string;
    };
    /**
     * @description Why the value of one field was refused.
     * @enum {string}
     */
    FieldProblemCode:
      | 'required'
      | 'too_short'
      | 'too_long'
      | 'too_small'
      | 'too_large'
      | 'too_many'
      | 'invalid_format'
      | 'invalid_value'
      | 'unknown_field'
      | 'unknown_code'
      | 'in_the_future'
      | 'nonexistent_time'
      | 'ambiguous_time'
      | 'outdated';
    /** @enum {string} */
    FieldStatus:
      | 'confirmed'
      | 'on_the_way'
      | 'arrived'
      | 'in_work'
      | 'done'
      | 'vehicle_absent'
      | 'not_completed'
      | 'client_no_show'
      | 'assessor_no_show'
      | 'place_closed';
    /** @description One piece of work on a claim file, as the tree of its activities shows it. */
    FileActivity: {
      /**
       * Format: uuid
       * @description Who has it; nobody while it waits in its queue.
       */
      assigned_user_id: string | null;
      assigned_user_name: string | null;
      assignment_id: components['schemas']['Id'];
      assignment_no: string;
      assignment_type: components['schemas']['Code'];
      assignment_type_name: string;
      category_code: components['schemas']['CategoryCode'];
      /** Format: date-time */
      done_at: string | null;
      /** Format: date-time */
      due_at: string | null;
      /** @description The main work on the file; its status is that of the file. */
      is_case_master: boolean;
      /**
       * Format: uuid
       * @description The work that this one follows from.
       */
      parent_assignment_id: string | null;
      queue_name: string | null;
      status_name: string;
      waiting_on: components['schemas']['WaitingOn'] | null;
    };
    FileCustomer: {
      handler_name: string | null;
      kind: components['schemas']['SpecialCustomerKind'];
      level: components['schemas']['SpecialCustomerLevel'];
      /** Format: date-time */
      matched_at: string | null;
      name: string;
      reasons: components['schemas']['MatchReason'][];
      special_customer_id: components['schemas']['Id'];
      valid_until: components['schemas']['MaybeDay'];
    };
    /** @description Something of the file that deserves a look, as a sentence; a fact with its reason, never a score. */
    FileFact: {
      /**
       * Format: uuid
       * @description The main work on that file.
       */
      assignment_id: string | null;
      /** @description The other file that it is about. */
      claim_file_no: string | null;
      code: components['schemas']['Code'];
      text: string;
      /** @description 3 deserves a look first. */
      weight: number;
    };
    /** @description Enough to name a claim file and to open it at its main assignment. */
    FileLink: {
      assignment_id: components['schemas']['Id'];
      claim_file_no: string;
      status_category_code: components['schemas']['CategoryCode'];
      status_color: components['schemas']['Color'];
      status_name: string;
    };
    /**
     * @description `duplicate`: the file repeats the other one, which stays.
     * @enum {string}
     */
    FileLinkKind: 'related' | 'duplicate' | 'same_event';
    /** @description The newest ones. */
    FileLinks: components['schemas']['FileLink'][];
    /** @description How far the claim file is, in the steps that its claimant follows on the tracker. */
    FilePhase: {
      /** @description The step it is at, counted from 0. */
      step: number;
      steps: string[];
    };
    FileVisits: {
      bookable: components['schemas']['BookableWork'][];
      visits: components['schemas']['Visit'][];
    };
    /** @description Bit set; 0 = none. Owners, which widen each other: 1 mine, 2 my team, 4 replaced users, 8 unassigned. The others narrow: 16 overdue, 32 due today, 64 special customer, 128 new documents (from outside, not seen by the owner), 256 waiting, 512 no next action (neither deadline nor follow-up ahead), 1024 legal deadline today or within 3 days, 2048 not touched for 7 days, 4096 returned from being put off, 8192 legal deadline missed. */
    FilterKeys: number;
    FirstLegal: {
      claim_file_no: string;
      /** Format: date */
      legal_due_date: string;
    };
    /** @description Nothing has the text itself; these have a similar name. */
    FoundBySimilarName: boolean;
    FoundDocument: {
      doc_type_name: string;
      document_id: components['schemas']['Id'];
      file: components['schemas']['FileLink'];
      file_name: string;
      /** Format: date-time */
      system_time: string;
    };
    FoundDocuments: {
      items: components['schemas']['FoundDocument'][];
      next_cursor: string | null;
    };
    /** @description A claim file, once, whatever work there is on it. */
    FoundFile: components['schemas']['FileLink'] & {
      claim_file_id: components['schemas']['Id'];
      claimant_name: string | null;
      county_name: string | null;
      /**
       * Format: date-time
       * @description Of the main work on it.
       */
      due_at: string | null;
      /** Format: date */
      event_date: string;
      /**
       * Format: date
       * @description Day in Europe/Bucharest, to its end.
       */
      legal_due_date: string | null;
      /** Format: date-time */
      opened_at: string;
      plate: string | null;
      policy_number: string | null;
      policy_type_name: string;
      /** @description Brand and model. */
      vehicle_name: string | null;
    };
    FoundFiles: {
      items: components['schemas']['FoundFile'][];
      next_cursor: string | null;
      similar: components['schemas']['FoundBySimilarName'];
    };
    FoundPartner: {
      county_name: string | null;
      id: components['schemas']['Id'];
      /**
       * @description `branch` is an office of the organisation itself.
       * @enum {string}
       */
      kind: 'branch' | 'repair_shop' | 'glass' | 'towing' | 'assessor' | 'broker' | 'other';
      locality: string | null;
      name: string;
      /** @description Of the company. */
      phone: string | null;
    };
    FoundPartners: {
      items: components['schemas']['FoundPartner'][];
      next_cursor: string | null;
    };
    FoundPeople: {
      items: components['schemas']['FoundPerson'][];
      next_cursor: string | null;
      similar: components['schemas']['FoundBySimilarName'];
    };
    FoundPerson: {
      /** @example **********457 */
      cnp_masked: string | null;
      county_name: string | null;
      cui: string | null;
      files: components['schemas']['FileLinks'];
      full_name: string;
      /** @enum {string} */
      kind: 'person' | 'company';
      locality: string | null;
      more_files: boolean;
      party_id: components['schemas']['Id'];
    };
    FoundSlots: {
      duration_minutes: number;
      earliest: components['schemas']['Slot'][];
      places: components['schemas']['SlotPlace'][];
    };
    FoundVehicle: {
      files: components['schemas']['FileLinks'];
      more_files: boolean;
      plate: string | null;
      vehicle_id: components['schemas']['Id'];
      /** @description Brand and model. */
      vehicle_name: string | null;
      vin: string | null;
    };
    FoundVehicles: {
      items: components['schemas']['FoundVehicle'][];
      next_cursor: string | null;
    };
    /** @description A public holiday, or a day on which the organisation is closed. */
    FreeDay: {
      /** Format: date */
      date: string;
      name: string;
    };
    GroupMapping: {
      group_name: string;
      mapping_id: components['schemas']['Id'];
      /** @description Of the group of the directory; null when it keeps none. */
      members: number | null;
      roles: components['schemas']['RolesToGive'];
      row_version: number;
      /** Format: date-time */
      saved_at: string;
      saved_by: string;
      team_id: components['schemas']['Id'] | null;
      team_name: string | null;
    };
    /** @description Nothing here identifies a person other than the guest. */
    GuestAssignment: {
      assignment_key: components['schemas']['OpaqueKey'];
      assignment_no: string;
      assignment_type: components['schemas']['Code'];
      assignment_type_name: string;
      claim_file_no: string;
      event: {
        county_name: string | null;
        /** Format: date */
        date: string;
        locality: string | null;
      } | null;
      name: string;
      next_step_description: string | null;
      next_step_title: string | null;
      /**
       * Format: date-time
       * @description When the claim was reported.
       */
      opened_at: string;
      status_category_code: components['schemas']['CategoryCode'];
      status_color: components['schemas']['Color'];
      status_name: string;
      vehicle: {
        brand_name: string | null;
        model: string | null;
        plate: string | null;
      } | null;
    };
    GuestScope: {
      assignment_key: components['schemas']['OpaqueKey'];
      assignment_type: components['schemas']['Code'];
    };
    HalfDays: number;
    /** @description Open work of somebody who will be away, and who has it then. */
    HandOverLine: {
      assignment_id: components['schemas']['Id'];
      /**
       * @description How the claimant can be told; null where there is no confirmed channel, or the work is not the claimant's contact.
       * @enum {string|null}
       */
      channel: 'email' | 'phone' | null;
      claim_file_id: components['schemas']['Id'];
      claim_file_no: string;
      /** Format: date-time */
      due_at: string;
      /** @description Its own or its legal deadline falls into the absence. */
      is_in_period: boolean;
      /** Format: date */
      legal_due_date: string | null;
      name: string;
      plate: string | null;
      row_version: components['schemas']['RowVersion'];
      /** @description The proposed owner; null when it stays. */
      to_user_id: components['schemas']['Id'] | null;
    };
    /** @description To one person, or shared out by load among those of a team who can take it. */
    HandOverOfKind: {
      kind: string;
      to_team_id: components['schemas']['Id'] | null;
      to_user_id: components['schemas']['Id'] | null;
    };
    HourBani: number;
    /** @description What an hour costs, in bani; material is paint for an hour of painting. */
    HourlyRates: {
      body_bani: components['schemas']['HourBani'];
      electric_bani: components['schemas']['HourBani'];
      material_bani: components['schemas']['HourBani'];
      mechanic_bani: components['schemas']['HourBani'];
      paint_bani: components['schemas']['HourBani'];
    };
    HourOfDay: string;
    /**
     * Format: uuid
     * @description Identity of a record. Time ordered (UUID version 7) and never reused.
     */
    Id: string;
    ImportedStatement: {
      counts: components['schemas']['LineCount'][];
      csv_rows: components['schemas']['CsvRows'];
      decisions: components['schemas']['DecisionCounts'];
      recorded_bani: number;
      recorded_count: number;
      /** @description Decisions that did not fit their lines any more. */
      reopened_count: number;
      returned_count: number;
      statement: components['schemas']['BankStatement'];
      unexplained_bani: number | null;
    };
    Invitation: {
      /** Format: date-time */
      expires_at: string;
      full_name: string;
      /** @description Null when the directory added the person. */
      invited_by: string | null;
      /** @description The person has never chosen a password. */
      is_first: boolean;
      org_name: string;
      /** @enum {string} */
      state: 'open' | 'used' | 'expired';
      username: string;
    };
    /** @description Specification E16. */
    ItemHistoryRow: {
      assignment_id: components['schemas']['Id'];
      assignment_type_name: string;
      claim_file_no: string;
      rep_name: string | null;
      status_color: components['schemas']['Color'];
      status_name: string;
      /** Format: date-time */
      system_time: string;
    };
    Job: {
      /** Format: date-time */
      created_at: string;
      /** @description What went wrong at the last try, for technicians. */
      detail: string | null;
      /**
       * Format: date-time
       * @description When it was given up.
       */
      ended_at: string | null;
      job_id: components['schemas']['Id'];
      /**
       * Format: date-time
       * @description Of a job that waits after a failed try.
       */
      next_try_at: string | null;
      progress: components['schemas']['JobProgress'] | null;
      reason: components['schemas']['JobFailure'] | null;
      /**
       * Format: date-time
       * @description When the try in progress, or the last one, began.
       */
      started_at: string | null;
      state: components['schemas']['JobState'];
      /** @description What it does, in the language of the caller. */
      title: string;
      /** @description Begun so far, with the one in progress. */
      tries: number;
    };
    /**
     * @description Why the last try failed: its server stopped, its time was up, or it met an error.
     * @enum {string}
     */
    JobFailure: 'interrupted' | 'took_too_long' | 'error';
    JobPage: {
      /** @description On all pages; a thousand stands for more. */
      counts: {
        failed: number;
        running: number;
        waiting: number;
      };
      items: components['schemas']['Job'][];
      next_cursor: string | null;
      schedules: components['schemas']['JobSchedule'][];
    };
    JobProgress: {
      done: number;
      total: number;
    };
    JobSchedule: {
      /** @description Runs once for the whole installation. */
      is_platform: boolean;
      /**
       * Format: date-time
       * @description End of the last success that is still on record.
       */
      last_run_at: string | null;
      name: string;
      /** Format: date-time */
      next_run_at: string;
      title: string;
    };
    /** @enum {string} */
    JobState: 'running' | 'waiting' | 'failed';
    JudgedSlot: {
      alternatives: components['schemas']['Slot'][];
      fits: boolean;
      reasons: components['schemas']['SlotReason'][];
    };
    /** @enum {string} */
    LabourType: 'body' | 'mechanic' | 'electric';
    Lane: {
      lane_id?: components['schemas']['Id'];
      name: string;
      skills: components['schemas']['AssessorSkills'];
    };
    /** @enum {string} */
    Language: 'ro' | 'en';
    /** @description A change of a whole list, made by a job in portions. While it is taken back, the numbers are those of that. */
    LargeChange: {
      action: string;
      assignment_change_id: components['schemas']['Id'];
      /** Format: date-time */
      created_at: string;
      done: number;
      skipped: number;
      /** @description The first of those that stay as they were. */
      skipped_items: {
        assignment_id: components['schemas']['Id'];
        claim_file_no: string;
        code: components['schemas']['SkippedCode'];
      }[];
      /** @enum {string} */
      state: 'queued' | 'running' | 'done' | 'cancelled' | 'failed' | 'undoing' | 'undone';
      total: number;
      /** Format: date-time */
      undo_until: string | null;
    };
    LastRematch: {
      /** @description None before the first check. */
      rematch: components['schemas']['Rematch'] | null;
    };
    /** @description Rest leave of a year, in half days. */
    LeaveBalance: {
      asked: components['schemas']['HalfDays'];
      carried: components['schemas']['HalfDays'];
      /** Format: date */
      carried_until: string;
      entitled: components['schemas']['HalfDays'];
      lapsed: components['schemas']['HalfDays'];
      ledger: components['schemas']['LedgerEntry'][];
      left: number;
      planned: components['schemas']['HalfDays'];
      taken: components['schemas']['HalfDays'];
      year: components['schemas']['LeaveYear'];
    };
    LeaveYear: number;
    /** @enum {string} */
    LedgerAccount:
      | 'estimated'
      | 'agreed'
      | 'reserve'
      | 'paid'
      | 'recourse'
      | 'residual'
      | 'recovered'
      | 'difference';
    /** @description One change of a balance, in half days. */
    LedgerEntry: {
      absence_id: components['schemas']['Id'] | null;
      /** Format: date */
      date_from: string;
      /** Format: date */
      date_to: string;
      half_days: number;
      /** @enum {string} */
      kind: 'entitled' | 'carried' | 'taken' | 'returned' | 'lapsed';
      left: number;
    };
    /** @description What becomes of the visits that a change leaves out; read when it is saved. */
    LeftOutChoice: {
      moves: components['schemas']['VisitMove'][];
      /** @description Visits that take place all the same. */
      stays: components['schemas']['Id'][];
    };
    LeftOutRow: {
      /** @enum {string} */
      reason: 'no_plate' | 'bad_plate' | 'bad_day' | 'ends_before_begin' | 'twice';
      /** @description As a spreadsheet counts; the headings are row 1. */
      row: number;
      text: string;
    };
    LeftOutVisit: {
      proposal: components['schemas']['Slot'] | null;
      reason: components['schemas']['SlotReason'];
      visit: components['schemas']['Visit'];
    };
    LeftWork: {
      items: {
        count: number;
        examples: string[];
        kind: string;
        name: string;
        /** @description Who can take it over, whoever has the least of it first. */
        takers: {
          /** @description How much of the kind the person has. */
          load: number;
          user_id: components['schemas']['Id'];
        }[];
      }[];
      /** @description Everybody whom `takers` name, by name. */
      people: {
        full_name: string;
        /** @description Absent now; gets no work that is shared out. */
        is_away: boolean;
        team_id: components['schemas']['Id'] | null;
        team_name: string | null;
        user_id: components['schemas']['Id'];
      }[];
      /** @description Living sign-ins, which end. */
      sessions: number;
    };
    LegalClock: {
      /** @description What is still owed. Null while nobody knows. */
      amount_bani: number | null;
      /** @description Length of the term. */
      days: number;
      days_late: number;
      delay_cause_code: string | null;
      delay_cause_name: string | null;
      delay_note: string | null;
      /** Format: date */
      due_date: string;
      legal_clock_id: components['schemas']['Id'];
      /** @description `RCA_30` for the answer, `RCA_10` for the payment. */
      legal_rule_code: string;
      penalty_bani: number;
      penalty_per_day_bani: number;
      /** @description Millionths of the amount for each day of delay. */
      penalty_ppm: number;
      row_version: components['schemas']['RowVersion'];
      /** @description The article of the law. */
      source: string;
      /** Format: date */
      started_on: string;
      /** Format: date */
      stopped_on: string | null;
      /** @description Who was warned of it and when, once for each step. */
      told: {
        names: string[];
        step: components['schemas']['EscalationStep'];
        /** Format: date-time */
        told_at: string;
      }[];
    };
    LegalClocks: {
      causes: components['schemas']['DelayCauses'];
      clocks: components['schemas']['LegalClock'][];
    };
    LegalRisk: {
      causes: components['schemas']['DelayCauses'];
      missed: components['schemas']['LegalRiskRow'][];
      missed_count: number;
      near: components['schemas']['LegalRiskRow'][];
      near_count: number;
      /** @description What each day costs besides when nothing near is met. */
      near_per_day_bani: number;
      /** @description To date. */
      penalty_bani: number;
      /** @description Of what is missed. */
      penalty_per_day_bani: number;
      /** Format: date */
      today: string;
    };
    LegalRiskRow: components['schemas']['LegalClock'] & {
      assignment_id: components['schemas']['Id'];
      claim_file_no: string;
      claimant_name: string;
      owner_name: string | null;
      plate: string | null;
      status_name: string;
    };
    LineCount: {
      count: number;
      /** @description What came in by these lines; in the currency of the account. */
      in_bani: number;
      /** @description What left by these lines, zero or less. */
      out_bani: number;
      outcome: components['schemas']['LineOutcome'];
    };
    LineDecision: {
      /** Format: date-time */
      decided_at: string;
      decided_by: string | null;
      /** @description The caller decided it. */
      is_own: boolean;
      /** @enum {string} */
      kind: 'left_out' | 'pays';
      /** @description It pays an order that the line does not name, or less than the line has: somebody else records it. */
      needs_second: boolean;
      parts: components['schemas']['LinePart'][];
    };
    /**
     * @description What a line of a statement means. `matches` and `returned` are recorded unless they are left out; `partial`, `over` and `several` once somebody has decided how much goes to which order. `own_order` is said only to whoever ordered or approved what the line pays: a colleague records it. `before_order` was booked before the day of its order.
     * @enum {string}
     */
    LineOutcome:
      | 'matches'
      | 'partial'
      | 'over'
      | 'several'
      | 'returned'
      | 'return_differs'
      | 'pending'
      | 'other_currency'
      | 'unreadable'
      | 'unknown'
      | 'incoming'
      | 'in_the_future'
      | 'own_order'
      | 'before_order'
      | 'not_payable'
      | 'above_reserve'
      | 'paid_already'
      | 'recorded';
    LinePart: {
      amount_bani: components['schemas']['Bani'];
      payment_order_id: components['schemas']['Id'];
    };
    LinkedFile: {
      /**
       * Format: uuid
       * @description Its main work.
       */
      assignment_id: string | null;
      claim_file_no: string;
      claimant_name: string | null;
      /** @description The file asked about was linked to this one, not this one to it. */
      is_origin: boolean;
      kind: components['schemas']['FileLinkKind'];
      /** Format: date-time */
      linked_at: string;
      linked_by: string | null;
      /** @description False while the work of a duplicate is closed as one. */
      may_unlink: boolean;
      plate: string | null;
      reason: string | null;
    };
    LinkReason: string;
    ListedTemplate: {
      /**
       * Format: date-time
       * @description Null for what the product brought.
       */
      changed_at: string | null;
      changed_by: string | null;
      code: components['schemas']['TemplateCode'];
      is_active: boolean;
      name_en: string;
      name_ro: string;
      /** @description Messages of the last 30 days. */
      sent_count: number;
      /** @description For which channels and languages it has a text. */
      texts: {
        channel: components['schemas']['MessageChannel'];
        language: components['schemas']['Language'];
      }[];
      version: number;
    };
    /** @description One entry of a reference list, its name in the language asked for with Accept-Language. */
    Lookup: {
      code: components['schemas']['Code'];
      name: string;
    };
    ManagedTeam: {
      name_en: string;
      name_ro: string;
      people: components['schemas']['TeamPeople'];
      /** @description Queues of work that are the team's. */
      queue_count: number;
      row_version: components['schemas']['RowVersion'];
      team_id: components['schemas']['Id'];
    };
    MatchedCustomer: {
      kind: components['schemas']['SpecialCustomerKind'];
      level: components['schemas']['SpecialCustomerLevel'];
      lost_by: components['schemas']['MatchLostBy'] | null;
      name: string;
      reasons: components['schemas']['MatchReason'][];
      special_customer_id: components['schemas']['Id'];
    };
    MatchingWork: {
      /** @description How many claim files they belong to. */
      claim_files: number;
      /** @description The most that one change may be about. */
      limit: number;
      /** @description Exact up to `limit`; one more than that stands for more. */
      total: number;
      /** @description The ones that fit the most first. */
      transitions: components['schemas']['OfferedTransition'][];
    };
    /**
     * @description By what another customer came first; `length` is that of the policy prefix, `order` means the older customer.
     * @enum {string}
     */
    MatchLostBy: 'level' | 'precision' | 'length' | 'order';
    MatchReason: {
      kind: components['schemas']['SpecialMatchKind'];
      /**
       * @description Where in the file it stands.
       * @enum {string}
       */
      part: 'party' | 'vehicle' | 'policy';
      shown: string;
    };
    /** Format: int64 */
    MaybeBani: number | null;
    /** Format: date */
    MaybeDay: string | null;
    MaybeId: components['schemas']['Id'] | null;
    /** @description Colleagues whose names stand in the text as `@Full name`. They are told of it. */
    MentionedUserIds: components['schemas']['Id'][];
    MentionPlace: {
      assignment_id: components['schemas']['Id'];
      claim_file_no: string;
      timeline_event_id: components['schemas']['Id'];
    };
    /** @description An entry of the navigation (Specification E7). Clients own the menu; the shape is shared so that organisations can add their own entries. */
    MenuItem: {
      badge?: number;
      children?: components['schemas']['MenuItem'][];
      feature?: string;
      /** @description Name in the icon registry. */
      icon?: string;
      name: string;
      roles?: components['schemas']['Roles'];
      /** @description Role suffix such as `.manager`. */
      rolesCondition?: string;
      /** @description Route. */
      state: string;
      /** @enum {string} */
      type: 'link' | 'sub' | 'sub-rep' | 'extLink' | 'extTabLink';
    };
    Message: {
      /** Format: uuid */
      assignment_id: string | null;
      attachments: components['schemas']['MessageAttachment'][];
      author_name: string | null;
      call_minutes: number | null;
      call_outcome: components['schemas']['CallOutcome'] | null;
      can_cancel: boolean;
      can_retry: boolean;
      claim_file_no: string | null;
      direction: components['schemas']['MessageDirection'];
      failure: string | null;
      from: string;
      /** @description The party who wrote. */
      from_name: string | null;
      /** @description The message came with formatted content; `getMessageContent` has it. */
      has_html: boolean;
      is_auto_reply: boolean;
      key: components['schemas']['OpaqueKey'];
      /** @enum {string} */
      kind: 'email' | 'sms' | 'call';
      message_id: components['schemas']['Id'];
      /** @description Why the product wrote by itself. */
      reason: string | null;
      recipients: components['schemas']['MessageRecipient'][];
      /** Format: date-time */
      send_at: string | null;
      state: components['schemas']['MessageState'];
      subject: string | null;
      /** Format: date-time */
      system_time: string;
      /** @description Plain text; of long messages the beginning. */
      text: string;
      thread_id: components['schemas']['Id'];
    };
    MessageAttachment: {
      /** Format: uuid */
      document_id: string | null;
      file_name: string;
      mime_type: string;
      /** @description Why a file that came was not kept. */
      refused_because: ('type' | 'size' | 'number') | null;
      /** Format: int64 */
      size: number;
    };
    /** @enum {string} */
    MessageChannel: 'email' | 'sms';
    MessageContent: {
      body_html: string | null;
      body_text: string | null;
      /** @enum {string} */
      direction: 'in' | 'out';
      from: string;
      /** @enum {string} */
      kind: 'email' | 'sms';
      subject: string | null;
      /** Format: date-time */
      time: string;
      to: string[];
    };
    /** @enum {string} */
    MessageDirection: 'in' | 'out';
    MessagePage: {
      items: components['schemas']['Message'][];
      next_cursor: string | null;
    };
    MessagePreview: {
      body: string;
      language: components['schemas']['Language'];
      subject: string | null;
      variables: components['schemas']['MessageVariable'][];
      version: number;
    };
    MessageRecipient: {
      address: string;
      failure: string | null;
      /** @enum {string} */
      kind: 'to' | 'cc';
      name: string | null;
      /** @enum {string} */
      state: 'queued' | 'sent' | 'failed' | 'bounced' | 'cancelled';
    };
    /** @description The driver is who drove and is not the claimant; confirmations of the own notice go to them all the same. */
    MessagesRule: {
      /** @description Gets what the driver would get. */
      contact: components['schemas']['RuleContact'] | null;
      /** @enum {string|null} */
      language: 'ro' | 'en' | null;
      /** @description Nothing is sent to the driver where no contact gets it. */
      skips_driver: boolean;
    };
    /**
     * @description `queued` waits to leave or is tried again, `failed` was given up, `bounced` came back as undeliverable.
     * @enum {string}
     */
    MessageState: 'draft' | 'queued' | 'sent' | 'delivered' | 'failed' | 'bounced' | 'cancelled' | 'received';
    MessageTemplate: {
      code: components['schemas']['Code'];
      languages: components['schemas']['Language'][];
      name: string;
      version: number;
    };
    MessageVariable: {
      /** @enum {string} */
      kind: 'text' | 'date' | 'amount';
      /** @description In the language of the caller. */
      label: string;
      name: string;
      /** @description As it stands in the text; null when it has to be filled. */
      value: string | null;
    };
    /** @description Minutes since midnight on the clock of Bucharest, whole quarters. */
    MinuteOfDay: number;
    /** @description What has to be there first, in words for the user. */
    MissingCondition: {
      /**
       * Format: uuid
       * @description Other work on the file where it is mended.
       */
      assignment_id: string | null;
      code: components['schemas']['Code'];
      name: string;
      /** @description Section of the claim file where it is mended, as in its address. */
      section: string | null;
    };
    MissingDocument: {
      /** @description For whom the file needs it, where its work alone does not. */
      because: string | null;
      code: components['schemas']['Code'];
      name: string;
    };
    Money: {
      /** @description Into which the newest answered offer is paid; none before an answer, or while nobody has told one. */
      account: components['schemas']['PaidAccount'] | null;
      agreed_bani: number | null;
      claim_file_id: components['schemas']['Id'];
      coverages: components['schemas']['Coverage'][];
      /** @description What the ledger names of accepted less paid; above zero is never paid, below zero was paid in excess. */
      difference_bani: number | null;
      /** @description Why the caller names no difference of this file. */
      difference_blocks: ('own_order' | 'own_approval' | 'own_payment')[];
      /** @description Newest first. */
      entries: components['schemas']['MoneyEntry'][];
      /** @description None until one was recorded. */
      estimated_bani: number | null;
      /**
       * @description `note` for assessors, who read what their note needs: estimate, agreed sum, limits and deductibles. Reserves are 0 and the rest is empty for them.
       * @enum {string}
       */
      extent: 'whole' | 'note';
      /** @description An offer needs a closed damage note, or the reason why there is none. */
      has_closed_note: boolean;
      money_version: components['schemas']['MoneyVersion'];
      /** @description Up to which amount the caller sends offers alone. */
      offer_authority_bani: number;
      /** @description Newest first. */
      offers: components['schemas']['Offer'][];
      /** @description Newest first. */
      orders: components['schemas']['PaymentOrder'][];
      paid_bani: number | null;
      /** @description What an order would pay now; none before an answer and once nothing is left to order. */
      payable: {
        amount_bani: number;
        /** @description What counts with it against the authority of the caller: orders of the claim, and to the same account in the last 30 days. */
        counted_bani: number;
        /** @description What was ordered of the claim before. */
        deducted_bani: number;
        /** @description The offer is contested; this part of it is not. */
        is_undisputed: boolean;
        offer_id: components['schemas']['Id'];
      } | null;
      /** @description Up to which amount the caller orders payments alone. */
      payment_authority_bani: number;
      /** @description Why nothing can be ordered to be paid now by the caller. */
      payment_blocks: (
        | 'not_accepted'
        | 'already_ordered'
        | 'wrong_status'
        | 'newer_offer'
        | 'own_answer'
        | 'own_account'
        | 'account_unknown'
        | 'account_unconfirmed'
        | 'holder_differs'
        | 'payers_account'
        | 'undisputed_waits'
        | 'above_reserve'
        | 'difference_named'
      )[];
      /** @description Whom an offer can be sent to. */
      recipients: components['schemas']['OfferRecipient'][];
      /** @description What is expected back from whoever is liable. */
      recourse_bani: number | null;
      /** @description What has come back of both. */
      recovered_bani: number | null;
      /** @description Newest first. */
      recoveries: components['schemas']['Recovery'][];
      /** @description Up to which sum of all coverages the caller sets reserves alone. */
      reserve_authority_bani: number;
      /** @description What is still kept ready; payments take from it. */
      reserve_bani: number | null;
      /** @description What is expected for what is left of the vehicle. */
      residual_bani: number | null;
      /** @description Lines that a new offer begins with; without a sign. The damage itself is among them where the closed note or the agreed estimate adds up to the agreed or estimated amount of the file; otherwise that amount is a line beside them. */
      suggested_lines: {
        amount_bani: number;
        /** @enum {string} */
        code: 'repair' | 'vat' | 'wear' | 'other' | 'residual' | 'deductible' | 'penalty';
        /** @description How it was reckoned, as the recipient reads it. */
        note: string;
      }[];
      /** @description Accepted less paid less what is named; the file is not closed while it is not zero. None when no accepted offer stands. */
      unnamed_difference_bani: number | null;
      /** @description Reserves that somebody wants and that wait for their decision. */
      waiting_reserves: components['schemas']['WaitingReserve'][];
    };
    MoneyEntry: {
      account: components['schemas']['LedgerAccount'];
      /** @description What it makes of the account, or of its coverage. */
      balance_bani: number;
      change_bani: components['schemas']['Bani'];
      coverage_code: components['schemas']['CoverageCode'] | null;
      /** @description For entries of `difference` alone. */
      difference_code: components['schemas']['DifferenceCode'] | null;
      id: components['schemas']['Id'];
      /** @description It follows from another step. */
      is_automatic: boolean;
      reason: string;
      /** Format: date-time */
      system_time: string;
      who: string | null;
    };
    /** @description Why, or what it stands on. */
    MoneyReason: string;
    /** @description Version of the money of the file that was read; 0 before its first entry. An older one answers 412. */
    MoneyVersion: number;
    /** @description What takes the place of the removed thing, as `getSettingUsage` offers it. */
    MoveTo: string | null;
    MyDay: {
      /** Format: date */
      date: string;
      visits: components['schemas']['Visit'][];
    };
    NamedCodes: {
      code: components['schemas']['Code'];
      name: string;
    }[];
    NeededDocument: {
      doc_type_code: components['schemas']['Code'];
      name: string;
    };
    /** @description Tokens that replace the presented ones; null when nothing changes. */
    NewAuthContext: components['schemas']['AuthTokens'] | null;
    NewClosure: {
      /** Format: date */
      closure_date: string;
      name_en: string;
      name_ro: string;
      /** @description 0 of a new one. */
      row_version: number;
    };
    NewOrganisation: {
      administrator: {
        /** Format: email */
        email: string;
        full_name: string;
        password: string;
        username: string;
      };
      /** @description What its claim numbers begin with; never changed once there is a claim. */
      claim_prefix: string;
      /** @description As the server printed it; hyphens, spaces and case make no difference. */
      code: string;
      /** @description Company number, with or without RO before it. */
      cui: string;
      language: components['schemas']['Language'];
      /** @description An https address, or a path of this site. */
      logo_url: string | null;
      material_color: string;
      /** @description Stands in the addresses of its public pages. */
      org_code: string;
      /** @description Its legal name. */
      org_name: string;
      short_name: string;
      sidebar: components['schemas']['Color'];
    };
    NewProvisioningToken: {
      page: components['schemas']['Provisioning'];
      /** @description Shown in this answer and never again. */
      token: string;
    };
    NewSavedView: {
      /** @description For everybody in the caller's team. */
      is_shared: boolean;
      name: components['schemas']['SavedViewName'];
      settings: components['schemas']['ViewSettings'];
    };
    NewUserCode: {
      /** @description In groups, as it is told by phone. */
      code: string;
      /** Format: date-time */
      expires_at: string;
      user: components['schemas']['User'];
    };
    /**
     * Format: int64
     * @description Hundredths of a leu.
     */
    NoteBani: number;
    NoteDifference: {
      after: components['schemas']['NoteTotals'];
      before: components['schemas']['NoteTotals'] | null;
      lines: {
        after: components['schemas']['NoteLineValues'] | null;
        after_bani: number;
        before: components['schemas']['NoteLineValues'] | null;
        before_bani: number;
        /** @enum {string} */
        change: 'added' | 'removed' | 'changed';
        item_guid: components['schemas']['Id'];
      }[];
    };
    /** @description Why an offer needs no closed note. Its reason closes the inspections of the file that nobody has begun. */
    NoteException: {
      /**
       * @description `invoice`: the repair was paid by invoice; `no_vehicle`: no vehicle is repaired, such as an injury; `out_of_reach`: the vehicle was stolen, sold or scrapped; `other_insurer`: another insurer has inspected it; `court`: a court or a settlement has decided.
       * @enum {string}
       */
      code: 'invoice' | 'no_vehicle' | 'out_of_reach' | 'other_insurer' | 'court' | 'other';
      reason: string;
    };
    /** @description What only notes have. */
    NoteFacts: {
      /**
       * Format: date-time
       * @description Until when the caller may correct it; null for what others wrote and for older notes.
       */
      editable_until: string | null;
      /** Format: date-time */
      edited_at: string | null;
      mentions: components['schemas']['Colleague'][];
      row_version: components['schemas']['RowVersion'];
    };
    /** @description Something about a note to look at; what its rule needs for a sentence stands beside it. */
    NoteFinding: {
      amount_bani?: number;
      assignment_id?: components['schemas']['Id'];
      claim_file_no?: string;
      compared_bani?: number;
      /** Format: date */
      day?: string;
      finding_key: string;
      ignored_reason: string | null;
      /** Format: uuid */
      item_guid: string | null;
      kilometres?: number;
      other_item_guid?: components['schemas']['Id'];
      rate_changes?: components['schemas']['RateChange'][];
      /** @enum {string} */
      rule:
        | 'part_twice'
        | 'replace_and_refit'
        | 'paint_twice'
        | 'adjoining_paint'
        | 'no_price'
        | 'repair_above_share'
        | 'photo_missing'
        | 'required_photo_missing'
        | 'total_loss_near'
        | 'total_loss'
        | 'value_unproven'
        | 'needs_recalculation'
        | 'paid_before'
        | 'photo_used_before'
        | 'odometer_backwards';
      /** @enum {string} */
      severity: 'comment' | 'warning' | 'error';
      share?: number;
      subject?: string;
      threshold_share?: number;
    };
    NoteHead: {
      deductible_bani: components['schemas']['NoteBani'];
      discount_share: components['schemas']['Share'];
      hidden_reserve_bani: components['schemas']['NoteBani'];
      odometer: number | null;
      /**
       * Format: date
       * @description Day of the prices, and of the VAT.
       */
      parts_on: string;
      rates: components['schemas']['NoteRates'];
      /** @description Whoever is paid takes the VAT back from the state. */
      recovers_vat: boolean;
      remark: string | null;
      residual_bani: components['schemas']['NoteBani'] | null;
      vehicle_value: components['schemas']['VehicleValue'] | null;
    };
    NoteLine: {
      /** Format: date-time */
      changed_at: string;
      changed_by: string | null;
      /** @description Other files that named the part. */
      history_count: number;
      item_guid: components['schemas']['Id'];
      row_version: components['schemas']['RowVersion'];
      values: components['schemas']['NoteLineValues'];
    };
    NoteLineChange: {
      item_guid: components['schemas']['Id'];
      /** @description None for a line that is new. */
      row_version: components['schemas']['RowVersion'] | null;
      values: components['schemas']['NoteLineValues'];
    };
    /** @description What an assessor writes in a line. Hours and quantity are in hundredths. */
    NoteLineValues: {
      betterment_share: components['schemas']['Share'];
      /** @description None takes that of the note. */
      discount_share: components['schemas']['Share'] | null;
      /** @description Older damage: printed, never paid. */
      is_preexisting: boolean;
      labour_hundredths: number;
      labour_type: components['schemas']['LabourType'];
      /** @description What a new part would cost, to compare a repair with it. */
      new_price_bani: components['schemas']['NoteBani'] | null;
      operation: components['schemas']['NoteOperation'];
      paint_hundredths: number;
      /** @enum {string} */
      paint_level: 'none' | 'new_part' | 'surface' | 'repair' | 'blend';
      /** @description Of the reference list; none for a part that is not on it. */
      part_code: components['schemas']['Code'] | null;
      part_name: string;
      part_source: components['schemas']['PartSource'];
      position: number;
      quantity_hundredths: number;
      remark: string | null;
      /** @enum {string|null} */
      side: 'left' | 'right' | null;
      sublet_bani: components['schemas']['NoteBani'];
      unit_price_bani: components['schemas']['NoteBani'];
      zone: string | null;
    };
    /** @enum {string} */
    NoteOperation:
      | 'replace'
      | 'repair'
      | 'paint'
      | 'remove_refit'
      | 'blend'
      | 'check'
      | 'calibrate'
      | 'prepare'
      | 'polish'
      | 'sublet';
    NotePhoto: {
      document_id: components['schemas']['Id'];
      /**
       * Format: uuid
       * @description The line that it shows, from far or near.
       */
      item_guid: string | null;
      /** @enum {string} */
      subject:
        | 'front_left'
        | 'front_right'
        | 'rear_left'
        | 'rear_right'
        | 'vin'
        | 'odometer'
        | 'plate'
        | 'far'
        | 'near'
        | 'other';
    };
    /** @description The rates of a note, and where they come from. */
    NoteRates: {
      /** @description What came off parts by these rates. */
      discount_share?: components['schemas']['Share'];
      rates: components['schemas']['HourlyRates'];
      /** @enum {string} */
      source: 'organisation' | 'partner' | 'hand';
      source_name: string | null;
      /** Format: date */
      valid_from: string | null;
    };
    /** @description The inspection that a note is about, and what a note begins with. */
    NoteStart: {
      assessor_name: string | null;
      /** Format: uuid */
      assessor_user_id: string | null;
      assignment_id: components['schemas']['Id'];
      assignment_row_version: components['schemas']['RowVersion'];
      assignment_status_color: components['schemas']['Color'];
      assignment_status_name: string;
      assignment_type_name: string;
      claim_file_id: components['schemas']['Id'];
      claim_file_no: string;
      claimant_name: string;
      damaged_parts: {
        part_code: components['schemas']['Code'];
        part_name: string;
        /** @enum {string|null} */
        side: 'left' | 'right' | null;
        zone: string;
      }[];
      is_mine: boolean;
      /** @description As the file had it before the inspection. */
      known_odometer: number | null;
      organisation_name: string;
      /** @description Photos of the file, oldest first. */
      photo_ids: components['schemas']['Id'][];
      plate: string | null;
      vehicle_name: string | null;
      vin: string | null;
    };
    /** @enum {string} */
    NoteState: 'draft' | 'calculated' | 'committed' | 'superseded';
    /** @description Whole bani; each the sum of lines that were rounded one by one. */
    NoteTotals: {
      betterment_bani: number;
      body_bani: number;
      deductible_bani: number;
      discount_bani: number;
      electric_bani: number;
      gross_bani: number;
      material_bani: number;
      mechanic_bani: number;
      net_bani: number;
      paint_bani: number;
      /** @description Before discount. */
      parts_bani: number;
      payable_bani: number;
      sublet_bani: number;
      /** @description None of it when whoever is paid takes it back. */
      vat_bani: number;
      vat_share: components['schemas']['Share'];
    };
    NoteVersion: {
      body: string;
      visibility: components['schemas']['EntryVisibility'];
      /** Format: date-time */
      written_at: string;
    };
    NoteVersionEntry: {
      assessment_note_id: components['schemas']['Id'];
      /** Format: date-time */
      committed_at: string | null;
      gross_bani: number | null;
      state: components['schemas']['NoteState'];
      /** @description 0 for the first note. */
      supplement_no: number;
      version_no: number;
    };
    /** @description Something that happened to the caller, in their language, and the page about it. */
    Notice: {
      address: string;
      notice_id: string;
      text: string;
    };
    NoticeRule: {
      on_closing: boolean;
      on_opening: boolean;
      reserve_above_bani: components['schemas']['MaybeBani'];
      user_ids: components['schemas']['Id'][];
    };
    /** @description Specification E8. */
    Notification: {
      /** @description They are the caller's own. */
      current_user: boolean;
      /** @description Where the caller is mentioned; only with that type. */
      mention?: components['schemas']['MentionPlace'];
      /** @description Whose activities they are; for a mention, who mentions the caller. */
      name: string;
      /** @description One for a mention. */
      new_activities: number;
      /** @description What happened; only with that type. */
      notice?: components['schemas']['Notice'];
      /** @enum {string} */
      type: 'new_activities' | 'mention' | 'notice';
    };
    /** @description The accident. Date and time are local to Europe/Bucharest and not in the future. */
    NotifiedEvent: {
      county_code: string;
      /** Format: date */
      date: string;
      description: string;
      injuries: boolean;
      locality: string;
      street?: string;
      time?: string;
    };
    NotifiedVehicle: {
      brand_code: components['schemas']['Code'];
      category_code: components['schemas']['Code'];
      color_code?: components['schemas']['Code'];
      model?: string;
      /** @description Absent for a vehicle without plate. */
      plate?: string;
      plate_country: string;
      vin?: string;
    };
    /** @description Who reports, with at least one way to reach them. */
    Notifier: {
      /** Format: email */
      email?: string;
      first_name: string;
      last_name: string;
      /** @description Any usual spelling; stored as E.164. */
      phone?: string;
      /** @enum {string} */
      preferred_channel: 'email' | 'phone';
      /** @enum {string} */
      role: 'owner' | 'driver' | 'other';
    };
    /**
     * @description Why somebody does not have a document.
     * @enum {string}
     */
    NotOwnedCode: 'where_from' | 'not_now' | 'somebody_else' | 'given_already' | 'other';
    ObjectionDocument: {
      document_id: components['schemas']['Id'];
      file_name: string;
    };
    Offer: {
      amount_bani: number;
      /** Format: date-time */
      answered_at: string | null;
      /** @description claimant or staff */
      answered_by: string | null;
      approved_by: string | null;
      compensation_bani: number;
      /** @description What came with the objection. */
      contest_documents: components['schemas']['ObjectionDocument'][];
      contest_note: string | null;
      contest_reasons: string[];
      /** Format: date-time */
      created_at: string;
      created_by: string | null;
      decision_note: string | null;
      /**
       * Format: uuid
       * @description The letter.
       */
      document_id: string | null;
      iban_masked: string | null;
      /** Format: date-time */
      issued_at: string | null;
      lines: components['schemas']['OfferLine'][];
      note: string | null;
      /** @description Why it leaves without a closed note; none when nobody has said so. */
      note_exception: components['schemas']['NoteException'] | null;
      offer_id: components['schemas']['Id'];
      /** @description Counted within the file. */
      offer_no: number;
      payee_name: string | null;
      /** @description For being late; apart from the compensation. */
      penalty_bani: number;
      recipient_name: string;
      recipient_party_id: components['schemas']['Id'];
      state: components['schemas']['OfferState'];
      /** Format: date-time */
      viewed_at: string | null;
      wants_undisputed: boolean;
    };
    /** @description Languages in which the organisation speaks with claimants and guests. */
    OfferedLanguages: components['schemas']['Language'][];
    OfferedTransition: {
      asks: components['schemas']['TransitionInputs'];
      /** @description How many claimants are written to, at most; one for each claim file. */
      claimants: number;
      code: components['schemas']['Code'];
      /** @description How many of the assignments could make it. */
      count: number;
      effects: components['schemas']['TransitionEffects'];
      name: string;
      needs_reason: boolean;
      to_status_category_code: components['schemas']['CategoryCode'];
      to_status_color: components['schemas']['Color'];
      to_status_name: string;
      /** @description Whether all that it does to them can be taken back. */
      undoable: boolean;
    };
    OfferLine: {
      amount_bani: components['schemas']['Bani'];
      /** @enum {string} */
      code:
        | 'repair'
        | 'vat'
        | 'wear'
        | 'deductible'
        | 'residual'
        | 'towing'
        | 'loss_of_use'
        | 'property'
        | 'injury'
        | 'other'
        | 'penalty';
      /** @description How it was reckoned. */
      note?: string | null;
    };
    OfferPreview: {
      /** @description Up to which amount the caller decides alone. */
      authority_bani: number;
      /** @description Why it cannot leave now. */
      blocks: (
        | 'wrong_status'
        | 'note_missing'
        | 'above_authority'
        | 'below_ordered'
        | 'not_reachable'
        | 'already_sent'
      )[];
      body: string;
      channel: ('email' | 'sms') | null;
      is_within_authority: boolean;
      letter: components['schemas']['ShownLetter'];
      subject: string;
      to: string | null;
    };
    OfferRecipient: {
      /** @description Confirmed. */
      email: string | null;
      full_name: string;
      iban_masked: string | null;
      /** @enum {string} */
      language: 'ro' | 'en';
      party_id: components['schemas']['Id'];
      /** @description Confirmed. */
      phone: string | null;
    };
    /** @enum {string} */
    OfferState: 'draft' | 'asked' | 'approved' | 'issued' | 'accepted' | 'contested' | 'replaced';
    /** @description Unguessable key of a link that was sent to somebody, or the public key of an organisation. */
    OpaqueKey: string;
    OpenedActivity: {
      assignment_id: components['schemas']['Id'];
      assignment_no: string;
    };
    OpenedEstimate: {
      estimate: components['schemas']['ShopEstimate'] | null;
      /** @description All rounds, the newest first. */
      rounds: {
        /** Format: date-time */
        created_at: string;
        round_no: number;
        shop_name: string;
        shop_total_bani: number;
      }[];
      /** @description How shops write their estimates, as it was kept. */
      shops: {
        columns: components['schemas']['EstimateColumns'];
        shop_name: string;
      }[];
    };
    OpenedNote: {
      note: components['schemas']['AssessmentNote'] | null;
      start: components['schemas']['NoteStart'];
      versions: components['schemas']['NoteVersionEntry'][];
    };
    OpeningDay: {
      booked: number;
      /** Format: date */
      date: string;
      /** @description How many visits still fit. */
      free: number;
      why_none: components['schemas']['SlotReason'] | null;
    };
    OpenOrder: components['schemas']['OrderOfLine'] & {
      /** Format: date */
      ordered_on: string;
      payment_blocks: components['schemas']['PaymentBlocks'];
    };
    OpenOrders: {
      items: components['schemas']['OpenOrder'][];
      next_cursor: components['schemas']['Cursor'] | null;
    };
    OptionalTrackerAction: components['schemas']['TrackerAction'] | null;
    OrderOfLine: {
      amount_bani: number;
      /** Format: uuid */
      assignment_id: string | null;
      claim_file_no: string;
      iban_masked: string;
      /** @description What is still to be paid of it. */
      open_bani: number;
      /**
       * Format: date
       * @description Of its last payment.
       */
      paid_on: string | null;
      payee_name: string;
      payment_order_id: components['schemas']['Id'];
      reference: string;
      /** @enum {string} */
      state: 'asked' | 'ordered' | 'exported' | 'paid' | 'returned' | 'cancelled';
    };
    OrganisationDetails: {
      /** Format: email */
      contact_email: string | null;
      /** @description As people write it; stored in E.164. */
      contact_phone: string | null;
      county_code: string | null;
      /** @description For recipients who have not said which language they read. */
      default_language: components['schemas']['Language'];
      locality: string | null;
      /** @description The main language is always among them. */
      offered_languages: components['schemas']['OfferedLanguages'];
      /** @description Legal name. */
      org_name: string;
      postal_code: string | null;
      row_version: number;
      street_address: string | null;
      /** @description Company number (CUI), with or without RO before it; stored without. */
      tax_number: string | null;
      trade_register_number: string | null;
    };
    OrganisationPage: {
      details: components['schemas']['OrganisationDetails'];
      /** @description The IBAN that the organisation pays from, masked; null where there is none. */
      paying_account: string | null;
      /** @description In which days and hours are reckoned. */
      time_zone: string;
    };
    /** @description Code of an organisation. */
    OrgCode: string;
    OutboxItem: {
      body: string;
      id: components['schemas']['Id'];
      /** @enum {string} */
      kind: 'email' | 'sms';
      subject: string | null;
      /** Format: date-time */
      system_time: string;
      to: string;
    };
    OwnAbsences: {
      absences: components['schemas']['Absence'][];
      balance: components['schemas']['LeaveBalance'];
      free_days: components['schemas']['FreeDay'][];
      has_feed: boolean;
      questions: components['schemas']['ReplacementQuestion'][];
      /** Format: date */
      today: string;
      types: components['schemas']['AbsenceType'][];
    };
    OwnAccount: {
      email: string | null;
      full_name: string;
      language: components['schemas']['Language'];
      manager_full_name: string | null;
      nickname: string;
      /** Format: date-time */
      password_changed_at: string | null;
      phone: string | null;
      preferences: components['schemas']['Preferences'];
      row_version: number;
      team_name: string | null;
      username: string;
    };
    /**
     * @description What decided who gets new work.
     * @enum {string}
     */
    OwnerRule: 'special_customer' | 'owner_of_file' | 'only_one' | 'least_load' | 'nobody';
    OwnReports: {
      favourites: components['schemas']['ReportStateName'][];
      schedules: components['schemas']['ReportSchedule'][];
      sets: components['schemas']['ReportSet'][];
    };
    OwnRole: {
      /** @description The caller gives every part, so may change and remove the role. */
      can_change: boolean;
      description: string;
      name: string;
      own_role_id: components['schemas']['Id'];
      parts: components['schemas']['RoleName'][];
      /** @description The first ones by name. */
      people: string[];
      people_count: number;
      /** @description By this it is given to people. */
      role_code: string;
      row_version: number;
    };
    OwnRoleList: {
      built_in: components['schemas']['BuiltInRole'][];
      own: components['schemas']['OwnRole'][];
    };
    OwnSession: {
      /** @description Full name of the replaced user. */
      acting_for: string | null;
      address: string | null;
      /** Format: date-time */
      begun_at: string;
      /**
       * Format: date-time
       * @description At the latest.
       */
      expires_at: string;
      is_current: boolean;
      /** Format: date-time */
      last_activity_at: string;
      session_id: components['schemas']['Id'];
      user_agent: string | null;
    };
    OwnVisit: {
      can_book: boolean;
      claim_file_no: string;
      contact_name: string | null;
      contact_phone: string | null;
      county_code: string | null;
      /** @description The hour that is kept for this claim, whoever asked for it; none once its time is over. */
      held: components['schemas']['Visit'] | null;
      plate: string | null;
      visit: components['schemas']['Visit'] | null;
    };
    /** @enum {string} */
    PackFormat: 'pdf' | 'xlsx';
    /** @description One of the months that the plan offers. */
    PackMonth: string;
    PackPlan: {
      /** @description By itself on the first working day of each month; the first one is that of the month in which this was chosen. */
      is_monthly: boolean;
      /** @enum {string} */
      language: 'ro' | 'en';
      recipients: string[];
    };
    PaidAccount: {
      /** @description Why the claimant is not asked to confirm it: they typed it themselves, no confirmed channel reaches them, or whoever typed the account also typed how they are reached. */
      ask_blocks: ('typed_by_claimant' | 'not_reachable' | 'own_contact')[];
      /**
       * Format: date-time
       * @description When the claimant was last asked to.
       */
      asked_at: string | null;
      /** @description Why the caller does not confirm it. */
      confirm_blocks: 'own_account'[];
      /** Format: date-time */
      confirmed_at: string | null;
      /** @description Of the staff; none when the claimant did. */
      confirmed_by: string | null;
      confirmed_how: ('claimant' | 'colleague') | null;
      /** @description Why nothing is paid into it. */
      fault: ('account_unconfirmed' | 'holder_differs' | 'payers_account') | null;
      iban_masked: string;
      /** @description The two names differ; case, order of the words and form of a company aside. */
      is_holder_other: boolean;
      /** @description Holder of the account. */
      payee_name: string;
      /** @description Whom the offer was made to. */
      recipient_name: string;
      /** @description Of the staff; none when the claimant did. */
      typed_by: string | null;
    };
    PartnerChoice: {
      locality: string | null;
      name: string;
      partner_id: components['schemas']['Id'];
    };
    /** @description Where some are allowed, no others are. */
    PartnersRule: {
      allowed_ids: components['schemas']['Id'][];
      refused_ids: components['schemas']['Id'][];
    };
    /** @enum {string} */
    PartSource: 'original' | 'equivalent' | 'aftermarket' | 'used' | 'none';
    PartyChanges: {
      address?: string | null;
      cnp?: string | null;
      company_name?: string;
      county_code?: string | null;
      cui?: string | null;
      first_name?: string | null;
      iban?: string | null;
      /** @enum {string} */
      language?: 'ro' | 'en';
      last_name?: string;
      locality?: string | null;
      roles?: components['schemas']['PartyRoles'];
    };
    PartyContact: {
      contact_channel_id: components['schemas']['Id'];
      is_preferred: boolean;
      row_version: components['schemas']['RowVersion'];
      /** @enum {string} */
      state: 'unconfirmed' | 'confirmed' | 'bounced';
      /** @enum {string} */
      type: 'email' | 'phone';
      value: string;
    };
    PartyNumber: {
      value: string;
    };
    /**
     * @description What somebody is in the claim; `driver` and `owner` are of the vehicle that it is about.
     * @enum {string}
     */
    PartyRole:
      | 'notifier'
      | 'insured'
      | 'injured'
      | 'owner'
      | 'driver'
      | 'at_fault'
      | 'witness'
      | 'representative';
    PartyRoles: components['schemas']['PartyRole'][];
    PasswordChange: {
      errorMessage: string | null;
      idToken: string | null;
      passUpdated: boolean;
      profile: components['schemas']['Profile'] | null;
      refreshToken: string | null;
    };
    /** @description What a new password has to satisfy, each rule with its own message (Specification E5). */
    PasswordPolicy: {
      /** @default 5 */
      min_length: number;
      /** @description Refuse Romanian month names. */
      prevent_month: boolean;
      prevent_month_message: string | null;
      prevent_org_name: boolean;
      prevent_org_name_message: string | null;
      prevent_username: boolean;
      prevent_username_message: string | null;
      /** @description Regular expression. */
      validation_rule: string | null;
      validation_rule_message: string | null;
    };
    PasswordRenewal: {
      errorMessage: string | null;
      passUpdated: boolean;
    };
    /** @description Holder of the account. */
    PayeeName: string;
    PayingAccount: {
      bic: string | null;
      holder_name: string;
      iban_masked: string;
    };
    Payment: {
      /** @description Less than zero for one that takes another back. */
      amount_bani: number;
      bank_reference: string | null;
      /** Format: uuid */
      corrects_payment_id: string | null;
      /** Format: date */
      paid_on: string;
      payment_id: components['schemas']['Id'];
      reason: string | null;
      /** @enum {string} */
      source: 'manual' | 'statement';
      who: string | null;
    };
    /** @description Why the caller neither gives the order to the bank nor records or corrects its payment. */
    PaymentBlocks: ('own_order' | 'own_approval')[];
    PaymentExport: {
      /** Format: date-time */
      created_at: string;
      created_by: string | null;
      export_no: number;
      order_count: number;
      payment_export_id: components['schemas']['Id'];
      /** Format: date */
      requested_on: string;
      total_bani: number;
    };
    PaymentOrder: {
      amount_bani: number;
      approved_by: string | null;
      /** Format: date-time */
      created_at: string;
      created_by: string | null;
      decision_note: string | null;
      /** @description What was ordered of the claim before. */
      deducted_bani: number;
      iban_masked: string;
      /** @description It pays what nobody contests of the offer, before the rest is agreed. */
      is_undisputed: boolean;
      offer_id: components['schemas']['Id'];
      offer_no: number;
      paid_bani: number;
      payee_name: string;
      payment_blocks: components['schemas']['PaymentBlocks'];
      payment_order_id: components['schemas']['Id'];
      payments: components['schemas']['Payment'][];
      /** @description What the bank carries from end to end. */
      reference: string;
      /** @enum {string} */
      state: 'asked' | 'ordered' | 'exported' | 'paid' | 'returned' | 'cancelled';
    };
    PaymentOrders: {
      account: components['schemas']['PayingAccount'] | null;
      exports: components['schemas']['PaymentExport'][];
      items: components['schemas']['WaitingOrder'][];
      /**
       * Format: date
       * @description The first day from tomorrow on which banks pay.
       */
      next_banking_day: string;
      next_cursor: components['schemas']['Cursor'] | null;
      /** @description Newest first. */
      statements: components['schemas']['BankStatement'][];
      /** @description The account that shall pay, while nobody has decided about it. */
      waiting_account: components['schemas']['WaitingAccount'] | null;
    };
    PeopleColumns: {
      /** @description Its place, from 0. */
      column: number;
      /** @enum {string} */
      field: 'full_name' | 'email' | 'username' | 'phone' | 'language' | 'team' | 'roles';
    }[];
    PeopleImport: {
      columns: components['schemas']['PeopleColumns'];
      counts: {
        count: number;
        outcome: components['schemas']['PeopleOutcome'];
      }[];
      headings: string[];
      lines: {
        /** @description What differs from what is there. */
        changes: ('full_name' | 'email' | 'phone' | 'language' | 'roles')[];
        full_name: string;
        line: number;
        outcome: components['schemas']['PeopleOutcome'];
        /**
         * @description Why it is left out.
         * @enum {string|null}
         */
        reason:
          | 'malformed_name'
          | 'malformed_email'
          | 'malformed_username'
          | 'malformed_language'
          | 'twice'
          | 'username_taken'
          | 'email_taken'
          | 'team_unknown'
          | 'role_unknown'
          | 'role_not_administered'
          | 'own_roles'
          | 'deactivated'
          | null;
        username: string;
      }[];
    };
    /** @enum {string} */
    PeopleOutcome: 'new' | 'changed' | 'unchanged' | 'left_out';
    PeoplePage: {
      /** @description Of the whole organisation, whatever is searched. */
      counts: {
        count: number;
        state: components['schemas']['PersonState'];
      }[];
      items: components['schemas']['PersonRow'][];
      next_cursor: string | null;
    };
    PersonAccess: {
      lines: components['schemas']['AccessLines'];
      network: {
        /** @description Of the person and of the organisation; empty: everywhere. */
        allowed_addresses: string[];
        is_last_allowed: boolean;
        /** @description Of the latest living sign-in. */
        last_address: string | null;
      };
      state: components['schemas']['PersonState'];
      team_name: string | null;
    };
    /** @description Rest leave of somebody in a year, in half days. */
    PersonBalance: {
      carried: components['schemas']['HalfDays'];
      entitled: components['schemas']['HalfDays'];
      full_name: string;
      left: number;
      planned: components['schemas']['HalfDays'];
      taken: components['schemas']['HalfDays'];
      user_id: components['schemas']['Id'];
      username: string;
      /** @description What the change of the year carries into the next one. */
      would_carry: components['schemas']['HalfDays'];
    };
    PersonRow: {
      email: string | null;
      full_name: string;
      /** @description The person was given a code last, not a link. */
      has_code: boolean;
      /**
       * Format: date-time
       * @description Of a link or code that was not used.
       */
      invitation_expires_at: string | null;
      /** Format: date-time */
      last_seen_at: string | null;
      role_names: string[];
      state: components['schemas']['PersonState'];
      team_name: string | null;
      user_id: components['schemas']['Id'];
      username: string;
    };
    /**
     * @description `invited`: has never chosen a password. `reset`: has to choose a new one by a link. `locked`: by an administrator.
     * @enum {string}
     */
    PersonState: 'active' | 'invited' | 'reset' | 'locked' | 'deactivated';
    PersonWork: {
      /** @description Approved ones of the next 90 days; not why. */
      absences: {
        /** Format: date-time */
        begins_at: string;
        /** Format: date-time */
        ends_at: string;
        is_now: boolean;
      }[];
      /** Format: date-time */
      as_of: string;
      assignment_types: components['schemas']['NamedCodes'];
      /** @description How often work went back to an earlier status in 28 days. */
      back_moves: number;
      /**
       * Format: date
       * @description The first of the seven days.
       */
      first_day: string;
      /** @description It is the caller. */
      is_own: boolean;
      /** @description The caller says what the person can carry. */
      may_edit: boolean;
      member: components['schemas']['TeamMember'];
      /** @description Active work whose deadline comes first. */
      next_work: {
        assignment_id: components['schemas']['Id'];
        claim_file_no: string;
        /** Format: date-time */
        due_at: string;
        /** Format: date */
        legal_due_date: string | null;
        name: string;
        plate: string | null;
        status_name: string;
      }[];
      policy_types: components['schemas']['NamedCodes'];
      /** @description In which statuses work stays longest, of what was moved in 28 days. */
      statuses: {
        color: components['schemas']['Color'];
        count: number;
        /** @description On average. */
        hours: number;
        name: string;
      }[];
      team_name: string | null;
      /** @description The list `active`, untouched for seven days. */
      untouched: number;
      /** @description Today and in the six days after, by hour. */
      visits: {
        assignment_id: components['schemas']['Id'];
        claim_file_no: string;
        /** Format: date-time */
        ends_at: string;
        place_name: string;
        plate: string | null;
        /** Format: date-time */
        starts_at: string;
        status: components['schemas']['VisitStatus'];
      }[];
      /** @description The last weeks from Monday on, this one last. */
      weeks: {
        done: number;
        received: number;
        /** Format: date */
        week_start: string;
      }[];
    };
    Place: {
      accessibility: string | null;
      address: string;
      arrival_en: string | null;
      arrival_ro: string | null;
      county_code: components['schemas']['CountyCode'];
      days_ahead: number;
      exceptions: components['schemas']['CalendarException'][];
      hours: components['schemas']['WeekHours'][];
      is_active: boolean;
      kind: components['schemas']['PlaceKind'];
      lanes: components['schemas']['Lane'][];
      latitude: number | null;
      lead_minutes: number;
      locality: string;
      longitude: number | null;
      name: string;
      phone: string | null;
      place_id: components['schemas']['Id'];
      row_version: components['schemas']['RowVersion'];
      visits_to_come: number;
    };
    /** @enum {string} */
    PlaceKind: 'centre' | 'mobile' | 'partner';
    Places: {
      /** @description Free days of the next year. */
      holidays: {
        /** Format: date */
        date: string;
        name: string;
      }[];
      places: components['schemas']['Place'][];
    };
    PlanHours: {
      breaks: {
        from_minute: components['schemas']['MinuteOfDay'];
        to_minute: components['schemas']['MinuteOfDay'];
      }[];
      from_minute: components['schemas']['MinuteOfDay'];
      place_id: components['schemas']['Id'];
      to_minute: components['schemas']['MinuteOfDay'];
      weekday: number;
    };
    PlateChange: {
      before_from: components['schemas']['MaybeDay'];
      before_until: components['schemas']['MaybeDay'];
      /** @enum {string} */
      change: 'added' | 'changed' | 'ended';
      plate: string;
      valid_from: components['schemas']['MaybeDay'];
      valid_until: components['schemas']['MaybeDay'];
    };
    /** @description Of the columns, the first is 0. */
    PlateColumnNo: string;
    PlatePage: {
      items: components['schemas']['SpecialMatch'][];
      next_cursor: string | null;
    };
    PlatePreview: {
      added_count: number;
      changed_count: number;
      /** @description The first ones of each kind. */
      changes: components['schemas']['PlateChange'][];
      differences_key: string;
      ended_count: number;
      first_row: string[];
      from_column: number | null;
      headings: string[];
      left_out: components['schemas']['LeftOutRow'][];
      left_out_count: number;
      /** @description Plates of the customer that the list does not have. */
      missing_count: number;
      plate_column: number;
      row_count: number;
      /** @description Plates of the list that another customer has too. */
      shared_count: number;
      unchanged_count: number;
      until_column: number | null;
    };
    PolicyChanges: {
      policy_insurer?: string | null;
      policy_number?: string | null;
      /** Format: date */
      policy_valid_from?: string | null;
      /** Format: date */
      policy_valid_to?: string | null;
    };
    /**
     * @description Compulsory liability, own damage, direct settlement, green card, other.
     * @enum {string}
     */
    PolicyType: 'rca' | 'casco' | 'rca_dd' | 'green_card' | 'other';
    PolicyTypeLookup: {
      code: components['schemas']['PolicyType'];
      name: string;
    };
    /**
     * Format: int64
     * @description Hundredths of a leu; nothing is taken off.
     */
    PositiveBani: number;
    /** @description How a user wants the product to look and to call for attention. */
    Preferences: {
      /** @enum {string} */
      color_mode: 'system' | 'light' | 'dark';
      /** @enum {string} */
      density: 'comfortable' | 'compact';
      /** @description Show "Ai N noi" when new activities arrive. */
      notify_new_activities: boolean;
      /** @description Shortcuts of a single character hold (WCAG 2.1.4). */
      single_key_shortcuts: boolean;
    };
    Presence: {
      /** @enum {string} */
      activity: 'viewing' | 'editing' | 'left';
      assignment_id: components['schemas']['Id'];
      full_name: string;
      user_id: components['schemas']['Id'];
    };
    /** @description A day on which fewer people of the team would be there than it needs, in half days. */
    PresenceWarning: {
      /** Format: date */
      date: string;
      minimum: components['schemas']['HalfDays'];
      present: components['schemas']['HalfDays'];
    };
    PreviewDocument: {
      doc_type_name: string;
      document_id: components['schemas']['Id'];
      file_name: string;
      /** @description A photo of the damage, which can be looked at; papers carry personal data and stay closed. */
      is_picture: boolean;
      /** Format: date-time */
      system_time: string;
    };
    /** @description Newest first. */
    PreviewDocumentPage: {
      items: components['schemas']['PreviewDocument'][];
      next_cursor: components['schemas']['Id'] | null;
      /** @description Documents of the file on all pages. */
      total: number;
    };
    /** @description A message as it would leave now. */
    PreviewedMessage: {
      address: string;
      attachments: string[];
      /** @description Plain text. */
      body: string;
      /** @enum {string} */
      kind: 'email' | 'sms';
      recipient_name: string | null;
      subject: string | null;
    };
    PreviewEntry: {
      /** @enum {string} */
      actor_kind: 'user' | 'guest' | 'tracker' | 'system' | 'assistant';
      actor_name: string | null;
      /** @description Of letters nothing. */
      body: string | null;
      id: components['schemas']['Id'];
      kind: components['schemas']['TimelineKind'];
      /** Format: date-time */
      system_time: string;
      title: string;
    };
    PreviewFile: {
      claim_file_no: string;
      claimant_name: string;
      plate: string | null;
    };
    PreviewHeader: {
      claim_file_no: string;
      claimant_name: string | null;
      /** Format: date-time */
      closed_at: string | null;
      county_name: string | null;
      /** Format: date */
      legal_due_date: string | null;
      /** Format: date-time */
      opened_at: string;
      plate: string | null;
      policy_number: string | null;
      policy_type_name: string;
      status_category_code: components['schemas']['CategoryCode'] | null;
      status_color: components['schemas']['Color'] | null;
      status_name: string | null;
    };
    PreviewParty: {
      /** @description Street and town without any number. */
      address_masked: string | null;
      /** @example **********457 */
      cnp_masked: string | null;
      contacts: {
        /** @enum {string} */
        type: 'email' | 'phone';
        /**
         * @example *********456
         * @example i***@example.com
         */
        value_masked: string;
      }[];
      full_name: string;
      /** @example RO********************0000 */
      iban_masked: string | null;
      /** @enum {string} */
      kind: 'person' | 'company';
      party_id: components['schemas']['Id'];
      roles: components['schemas']['PartyRoles'];
    };
    /** @description Why somebody looks. Kept in the audit log. */
    PreviewReason: string;
    /** @description 0 normal to 3 most urgent. */
    Priority: number;
    /** @description Body of every answer outside 2xx (Specification E10, section 8). The client shows type, error id and message. */
    Problem: {
      code: components['schemas']['ProblemCode'];
      /** @description Facts that the client may show, from an allow-list per code. */
      context?: {
        [key: string]: unknown;
      };
      /**
       * @description Name of the kind of error.
       * @example ValidationError
       */
      customType: string;
      /** @description The same id is in the server's log line. */
      error_id: string;
      fields?: components['schemas']['FieldProblem'][];
      /** @description In the language asked for; carries no internals. */
      message: string;
      /** @description In Development only. */
      stack?: string;
      status: number;
    };
    /**
     * @description Why a request was refused. Clients choose words and behaviour by this code, never by the message.
     * @enum {string}
     */
    ProblemCode:
      | 'token_expired'
      | 'token_invalid'
      | 'session_revoked'
      | 'refresh_token_expired'
      | 'forbidden'
      | 'not_found'
      | 'validation_failed'
      | 'malformed_json'
      | 'malformed_form'
      | 'unknown_field'
      | 'payload_too_large'
      | 'unsupported_media_type'
      | 'unsupported_file_type'
      | 'file_too_large'
      | 'too_many_files'
      | 'storage_quota_exceeded'
      | 'picture_too_large'
      | 'picture_not_ready'
      | 'correlation_token_changed'
      | 'conflict'
      | 'stale_row_version'
      | 'idempotency_key_reused'
      | 'idempotency_in_progress'
      | 'rule_refused'
      | 'rate_limited'
      | 'origin_not_served'
      | 'planned'
      | 'overloaded'
      | 'database_unavailable'
      | 'file_store_unavailable'
      | 'storage_full'
      | 'internal_error'
      | 'absence_overlaps'
      | 'replacement_circle'
      | 'absence_followed'
      | 'ip_not_allowed'
      | 'account_locked'
      | 'invalid_credentials'
      | 'external_sign_in_failed'
      | 'people_rule'
      | 'setup_refused'
      | 'scim_refused'
      | 'provisioning_rule'
      | 'already_taken'
      | 'transition_not_allowed'
      | 'transition_condition_missing'
      | 'assistant_busy'
      | 'proposal_undecided'
      | 'setting_changed_later'
      | 'setting_gone'
      | 'setting_not_restorable'
      | 'would_lock_out'
      | 'setting_in_use'
      | 'document_not_scanned'
      | 'document_quarantined'
      | 'upload_incomplete'
      | 'recipient_unconfirmed'
      | 'message_incomplete'
      | 'template_variable_unknown'
      | 'confirmation_sent_enough'
      | 'special_customer_rule'
      | 'slot_taken'
      | 'visit_exists'
      | 'visit_limit_reached'
      | 'visit_too_late'
      | 'place_in_use'
      | 'visits_left_out'
      | 'money_rule'
      | 'payers_account'
      | 'challenge_blocked';
    /** @description Who is signed in, for which organisation, and how that organisation looks (Specification E1 to E3). What the pages of the staff alone use is absent for everybody else: `features`, `config_assistants_roles`, `user_metadata`, and `app_metadata`, which whoever has to renew a password gets too. */
    Profile: {
      /** @enum {string} */
      align_logo: 'left' | 'right';
      app_metadata?: components['schemas']['AppMetadata'];
      backgroundColor: string | null;
      branding: components['schemas']['Branding'];
      config_assistants_roles?: components['schemas']['Roles'];
      /** @description Feature flags that are on for the organisation. */
      features?: string[];
      full_name: string;
      /** @description The one assignment that a guest may open; null for everybody else. */
      guest_scope: components['schemas']['GuestScope'] | null;
      id: components['schemas']['Id'];
      /** @description Full name of the user who really acts. */
      impersonated_by_full_name: string | null;
      /**
       * Format: uuid
       * @description The user who really acts; null when nobody is impersonated.
       */
      impersonated_by_user_id: string | null;
      /** @description The password was set by somebody else and has to be renewed. */
      is_default_pass: boolean;
      /** @description The password has to be renewed. */
      is_expired: boolean;
      /** @description Signs in through another system and has no password here. */
      is_external: boolean;
      /**
       * @description What the tokens of this profile open; `pre_auth` waits for a one-time password, `renew` for a new password.
       * @enum {string}
       */
      kind: 'staff' | 'pre_auth' | 'renew' | 'guest' | 'tracker';
      language: components['schemas']['Language'];
      logo_url: string | null;
      /** @default blue-grey-600 */
      material_color: string;
      nickname: string;
      offered_languages: components['schemas']['OfferedLanguages'];
      org_code: string;
      org_name: string;
      /** @enum {string} */
      org_type: 'primary' | 'partner' | 'broker' | 'fleet' | 'external';
      /** @description Full name of the user acted for. */
      replaced_user_full_name: string | null;
      /** @description Whom the user may act for today; nobody while acting already (Specification P3). */
      replaced_users: components['schemas']['ReplacedUser'][];
      roles: components['schemas']['Roles'];
      /** @default #607d8b */
      sidebar: string;
      theme: string;
      user_id: components['schemas']['Id'];
      user_metadata?: components['schemas']['UserMetadata'];
      username: string;
    };
    Provisioning: {
      /** @description The last changes that a directory made or was refused, newest first. */
      calls: {
        /** Format: date-time */
        at: string;
        event: string;
        /** @enum {string} */
        outcome: 'success' | 'refused' | 'failed';
        reason: string | null;
        /** @description The name of the person or of the group. */
        subject: string | null;
      }[];
      mappings: components['schemas']['GroupMapping'][];
      roles: components['schemas']['RoleList'];
      rules: {
        creates_people: boolean;
        groups_claim: string | null;
        /** @description The installation knows an identity provider of the organisation. */
        has_provider: boolean;
        row_version: number;
      };
      /** @description The address to enter at the directory. */
      scim_url: string;
      teams: {
        name: string;
        team_id: components['schemas']['Id'];
      }[];
      tokens: components['schemas']['ProvisioningToken'][];
      /** @description Groups of the directory, and of sign-ins, that give nothing. */
      unmapped_groups: {
        group_name: string;
        /** Format: date-time */
        last_seen_at: string;
        /** @enum {string} */
        source: 'scim' | 'claims';
      }[];
    };
    ProvisioningToken: {
      /** Format: date-time */
      created_at: string;
      created_by: string;
      /** Format: date-time */
      expires_at: string;
      /** Format: date-time */
      last_used_at: string | null;
      name: string;
      row_version: number;
      /** @enum {string} */
      state: 'open' | 'expired' | 'ended';
      token_id: components['schemas']['Id'];
    };
    /** @description A rate that is another by now than the one a note was reckoned with. */
    RateChange: {
      after: number;
      /** @description Bani an hour, or hundredths of a percent. */
      before: number;
      /** @enum {string} */
      rate: 'body' | 'mechanic' | 'electric' | 'paint' | 'material' | 'discount';
    };
    Readiness: {
      /** @description By name, such as `database` and `migrations`. */
      checks: {
        [key: string]: 'ok' | 'failed';
      };
      /** @enum {string} */
      status: 'ready';
      version: string;
    };
    Rebalance: {
      /** Format: date-time */
      as_of: string;
      moves: components['schemas']['RebalanceMove'][];
      /** @description Everybody of the team, the highest load first. */
      people: components['schemas']['RebalancePerson'][];
      stay_count: number;
      /** @description Work that a rule keeps where it is; the first hundred. */
      stays: components['schemas']['RebalanceStay'][];
    };
    RebalanceMove: components['schemas']['RebalanceWork'] & {
      needs_note: boolean;
      /** @description From what happened last. */
      note_draft: string | null;
      /**
       * @description What decided between those who may get it.
       * @enum {string}
       */
      rule: 'owner_of_file' | 'only_one' | 'least_load';
      to_user_id: components['schemas']['Id'];
    };
    RebalancePerson: {
      assignment_type_codes: components['schemas']['WorkCodes'];
      can_get_work: boolean;
      capacity_points: number;
      county_codes: components['schemas']['CountyCodes'];
      full_name: string;
      is_away: boolean;
      load_points: number;
      policy_type_codes: components['schemas']['WorkCodes'];
      user_id: components['schemas']['Id'];
    };
    RebalanceStay: components['schemas']['RebalanceWork'] & {
      /** @enum {string} */
      reason: 'fresh_contact' | 'near_law' | 'nobody_fits';
    };
    RebalanceWork: {
      assignment_id: components['schemas']['Id'];
      assignment_type_code: components['schemas']['Code'];
      claim_file_no: string;
      claimant_name: string;
      county_code: string | null;
      from_user_id: components['schemas']['Id'];
      /** @description What kind of work it is. */
      name: string;
      plate: string | null;
      policy_type_code: string;
      row_version: components['schemas']['RowVersion'];
      weight: number;
    };
    ReceivedOffer: {
      /** @description An account that staff typed and that waits for the word of the claimant. */
      account_to_confirm: {
        iban_masked: string;
        payee_name: string;
      } | null;
      amount_bani: number;
      /**
       * Format: date
       * @description Until when the link opens the offer.
       */
      answer_by: string;
      /** Format: date-time */
      answered_at: string | null;
      claim_file_no: components['schemas']['CaseNo'];
      compensation_bani: number;
      contact_name: string;
      contact_phone: string | null;
      /** @description What the claimant has sent with the objection. */
      contest_documents: components['schemas']['ObjectionDocument'][];
      /** @description `downloadReceivedOffer` answers it. */
      has_letter: boolean;
      iban_masked: string | null;
      /** Format: date-time */
      issued_at: string;
      /** @enum {string} */
      language: 'ro' | 'en';
      lines: components['schemas']['OfferLine'][];
      /** @description What has reached its payee so far, and when the last of it did. */
      paid: {
        amount_bani: number;
        /** Format: date */
        paid_on: string;
      } | null;
      /**
       * Format: date
       * @description By law, when it is accepted today or was accepted; none where the policy says it.
       */
      pay_by: string | null;
      payee_name: string | null;
      /** @description What the law gives the insurer to pay, and what a delay costs it; none where the policy says it. */
      payment_term: {
        /** @description From the acceptance on. */
        days: number;
        /** @description Owed for each day that it is late; millionths of what is not paid yet. */
        penalty_ppm: number;
      } | null;
      penalty_bani: number;
      plate: string | null;
      /** @enum {string} */
      state: 'issued' | 'accepted' | 'contested';
      tracker_url: string;
      /** @description What is paid of it although it is or was contested. */
      undisputed: {
        amount_bani: number;
        /**
         * Format: date
         * @description None while the order is on its way.
         */
        paid_on: string | null;
      } | null;
    };
    RecentFile: {
      assignment_id: components['schemas']['Id'];
      claim_file_no: string;
      claimant_name: string | null;
      /** Format: date-time */
      opened_at: string;
    };
    Recipient: {
      channels: {
        address: string;
        is_preferred: boolean;
        /** @enum {string} */
        kind: 'email' | 'phone';
        /** @enum {string} */
        state: 'confirmed' | 'unconfirmed' | 'bounced';
        /** @description Fixed lines take no text messages. */
        takes_sms: boolean;
      }[];
      full_name: string;
      language: components['schemas']['Language'];
      party_id: components['schemas']['Id'];
      roles: string[];
    };
    Recipients: {
      most_attachment_bytes: number;
      parties: components['schemas']['Recipient'][];
      /** @description When text messages leave; the hours around are quiet. */
      sms_hours: {
        from: components['schemas']['HourOfDay'];
        until: components['schemas']['HourOfDay'];
      };
      /** @description Of one part of a text message. */
      sms_price_bani: number;
      sms_sender: string;
      /**
       * Format: date-time
       * @description When a text message that is sent now leaves; null outside of the quiet hours.
       */
      sms_waits_until: string | null;
    };
    Recovery: {
      /** Format: date */
      claimed_on: string | null;
      /** Format: date-time */
      created_at: string;
      created_by: string | null;
      debtor_kind: components['schemas']['DebtorKind'];
      debtor_name: string;
      /** @description Once it is given up, what was received of it. */
      expected_bani: number;
      give_up_reason: string | null;
      ground_code: components['schemas']['RecoveryGround'];
      ground_note: string;
      kind: components['schemas']['RecoveryKind'];
      /** @description Newest first. */
      receipts: components['schemas']['RecoveryReceipt'][];
      received_bani: number;
      recovery_id: components['schemas']['Id'];
      /** @description Counted within the file. */
      recovery_no: number;
      /** @enum {string} */
      state: 'noted' | 'claimed' | 'received' | 'given_up';
    };
    /**
     * @description Why the debtor owes it: subrogation of the insurer, one of the four grounds of article 28 of Law 132/2017, or the sale of what is left of the vehicle.
     * @enum {string}
     */
    RecoveryGround:
      | 'subrogation'
      | 'intent'
      | 'traffic_offence'
      | 'escape'
      | 'without_consent'
      | 'sale'
      | 'other';
    /**
     * @description Asked back from whoever is liable, or got for what is left of the vehicle.
     * @enum {string}
     */
    RecoveryKind: 'recourse' | 'residual';
    RecoveryReceipt: {
      /** @description Less than zero for one that takes another back. */
      amount_bani: number;
      bank_reference: string | null;
      /** Format: uuid */
      corrects_receipt_id: string | null;
      reason: string | null;
      /** Format: date */
      received_on: string;
      recovery_receipt_id: components['schemas']['Id'];
      who: string | null;
    };
    /** @description What whoever is refused reads; the words of the product where there are none. */
    RefusalWords: string | null;
    RefusedCustomer: {
      name: string;
      reason: string;
      /** Format: date-time */
      refused_at: string;
      refused_by: string;
    };
    RegisteredDocument: {
      description: string;
      id: components['schemas']['Id'];
      mime_type: string;
      /** Format: date */
      registration_date: string | null;
      registration_no: string | null;
      /** @description Bytes. */
      size: number;
      /** Format: date-time */
      system_time: string;
    };
    RegisteredDocumentPage: {
      items: components['schemas']['RegisteredDocument'][];
      /** @description Registered documents of the case on all pages. */
      total: number;
    };
    Rematch: {
      applied_count: number;
      change_count: number;
      /** @description Differences that wait to be carried out. */
      chosen_count: number;
      compared_count: number;
      /** @description Open files when the check began. */
      file_count: number;
      /**
       * Format: date-time
       * @description When all files were compared.
       */
      finished_at: string | null;
      gain_count: number;
      /** @description The customers or their entries have changed since. */
      is_outdated: boolean;
      loss_count: number;
      /** @description Differences that nobody has decided on. */
      open_count: number;
      /** @description Left alone since the file has changed. */
      skipped_count: number;
      special_rematch_id: components['schemas']['Id'];
      /** Format: date-time */
      started_at: string;
      started_by: string | null;
      /** @enum {string} */
      state: 'comparing' | 'ready' | 'applying' | 'failed';
    };
    /**
     * @description A file gets a customer, loses the one it has, or goes from one to another.
     * @enum {string}
     */
    RematchChange: 'gain' | 'loss' | 'change';
    RematchCustomer: {
      kind: components['schemas']['SpecialCustomerKind'];
      level: components['schemas']['SpecialCustomerLevel'];
      name: string;
      special_customer_id: components['schemas']['Id'];
    };
    RematchFile: {
      after: components['schemas']['RematchCustomer'] | null;
      before: components['schemas']['RematchCustomer'] | null;
      change: components['schemas']['RematchChange'];
      claim_file_id: components['schemas']['Id'];
      claim_file_no: string;
      plate: string | null;
      /** @description By what the customer after it is recognised. */
      reasons: components['schemas']['MatchReason'][];
      /** @enum {string} */
      state: 'open' | 'chosen' | 'applied' | 'skipped';
    };
    RematchFilePage: {
      items: components['schemas']['RematchFile'][];
      next_cursor: string | null;
    };
    /** @enum {string} */
    ReminderState: 'planned' | 'sent' | 'cancelled';
    RemovedCustomerDocument: {
      document_id: components['schemas']['Id'];
      file_name: string;
      /** Format: date-time */
      removed_at: string;
      removed_by: string | null;
    };
    ReplacedColleague: {
      /** Format: date */
      date_from: string;
      /**
       * Format: date
       * @description Last day.
       */
      date_to: string;
      full_name: string;
      /** @description The colleague's active work, and what of it is pressing, counted as the lists count it. */
      lists: {
        code: components['schemas']['ColleagueListCode'];
        settings: components['schemas']['ViewSettings'];
        total: components['schemas']['CappedCount'];
      }[];
      user_id: components['schemas']['Id'];
    };
    ReplacedUser: {
      full_name: string;
      user_id: components['schemas']['Id'];
      username: string;
    };
    /**
     * @description `ended` by a manager before the absence is over.
     * @enum {string}
     */
    ReplacementAnswer: 'asked' | 'accepted' | 'refused' | 'ended';
    ReplacementCandidate: {
      full_name: string;
      has_same_roles: boolean;
      open_count: number;
      user_id: components['schemas']['Id'];
    };
    /** @description A colleague who asks the caller to replace them. */
    ReplacementQuestion: {
      absence_id: components['schemas']['Id'];
      answer: components['schemas']['ReplacementAnswer'];
      /** Format: date */
      date_from: string;
      /** Format: date */
      date_to: string;
      first_part: components['schemas']['DayPart'];
      full_name: string;
      /** @description The caller works in the name of the colleague today. */
      is_in_force: boolean;
      last_part: components['schemas']['DayPart'];
      /** @description Legal deadlines in those days. */
      legal_count: number;
      open_count: number;
      row_version: components['schemas']['RowVersion'];
    };
    Report: {
      description: string | null;
      name: string;
      /** @description Opens at `/reports/{state}`. */
      state: string;
    };
    ReportAnswer: {
      /** @description Stands above the bars. */
      above_column: components['schemas']['Code'] | null;
      /**
       * Format: date-time
       * @description When the last day was written down.
       */
      as_of: string | null;
      /** @description The column whose files a bar or row opens; null where there are none to open. */
      cases_column: components['schemas']['Code'] | null;
      category_name: string;
      columns: components['schemas']['ReportColumn'][];
      compared_period: components['schemas']['ReportPeriod'] | null;
      /** @description Days of the period that say something else than at first, the newest correction first. */
      corrections: {
        /** Format: date-time */
        corrected_at: string;
        /** Format: date */
        day: string;
        reason: string;
      }[];
      definition: string;
      dimensions: {
        code: components['schemas']['ReportDimension'];
        name: string;
      }[];
      figure: components['schemas']['ReportFigure'];
      figure_column: components['schemas']['Code'];
      /** @description What the figures say, in a sentence. */
      finding: string;
      finding_more: string;
      is_empty: boolean;
      /** @description Counts what there is at the end of a day, not what happened in the period. */
      is_stock: boolean;
      /** @description Weeks or months, for the chart. */
      lines: components['schemas']['ReportLine'][];
      name: string;
      parameters: components['schemas']['ReportParameters'];
      period: components['schemas']['ReportPeriod'];
      rows: components['schemas']['ReportLine'][];
      stacked_columns: components['schemas']['Code'][];
      state: components['schemas']['ReportStateName'];
      total: components['schemas']['ReportLine'];
    };
    ReportCases: {
      amount_bani: number;
      cases: {
        about: string;
        amount_bani: number;
        assignment_id: components['schemas']['Id'] | null;
        claim_file_no: string;
        /** Format: date */
        happened_on: string;
        value: number;
      }[];
      count: number;
      /** @description Claim files; one can be behind several cases. */
      file_count: number;
      /** @description What they have in common. */
      title: string;
      /** @description The criterion `report_cases` that lists the same files. */
      worklist: string;
    };
    ReportCategory: {
      category: components['schemas']['Code'];
      name: string;
      reports: components['schemas']['Report'][];
    };
    ReportColumn: {
      key: components['schemas']['Code'];
      title: string;
      /** @enum {string} */
      tone: 'plain' | 'bad';
      unit: components['schemas']['ReportUnit'];
    };
    /**
     * @description What the table is by; `subject` is what the report itself is about, such as people or statuses.
     * @enum {string}
     */
    ReportDimension: 'county' | 'policy_type' | 'subject';
    ReportDrill: {
      county_code?: string;
      /** Format: date */
      from: string;
      policy_type?: components['schemas']['Code'];
      subject?: string;
      /** Format: date */
      to: string;
    };
    ReportFigure: {
      before: number | null;
      change: number | null;
      /** @description Null where more is neither good nor bad. */
      is_better: boolean | null;
      /** @description Too few cases for a comparison. */
      is_small: boolean;
      value: number | null;
    };
    ReportFigures: {
      /** Format: date-time */
      as_of: string | null;
      before: components['schemas']['ReportPeriod'];
      period: components['schemas']['ReportPeriod'];
      reports: {
        category: components['schemas']['Code'];
        category_name: string;
        figure: components['schemas']['ReportFigure'];
        finding: string;
        name: string;
        state: components['schemas']['ReportStateName'];
        trend: (number | null)[];
        unit: components['schemas']['ReportUnit'];
      }[];
    };
    ReportFile: {
      /** Format: date-time */
      created_at: string;
      /** @description Lines that are written. */
      done: number;
      /** Format: date-time */
      expires_at: string;
      format: components['schemas']['ReportFormat'];
      /** @description That of the report. */
      name: string;
      report: components['schemas']['ReportStateName'];
      report_file_id: components['schemas']['Id'];
      /** @description In bytes. */
      size: number | null;
      /** @enum {string} */
      state: 'queued' | 'running' | 'ready' | 'failed';
      total: number;
    };
    /** @enum {string} */
    ReportFormat: 'xlsx' | 'csv' | 'pdf';
    ReportFormats: components['schemas']['ReportFormat'][];
    ReportLine: {
      compared: components['schemas']['ReportValues'];
      /** Format: date */
      from: string;
      key: string;
      label: string;
      /** Format: date */
      to: string;
      values: components['schemas']['ReportValues'];
    };
    ReportMoment: {
      /** Format: date-time */
      at: string;
      /**
       * Format: date
       * @description The day that was meant, where nobody works on it.
       */
      instead_of: string | null;
    };
    ReportParameters: {
      by?: components['schemas']['ReportDimension'];
      /**
       * @description With the period before; the same days a year earlier; nothing.
       * @enum {string}
       */
      compare?: 'before' | 'year' | 'none';
      county_code?: string;
      /**
       * Format: date
       * @description First day in Europe/Bucharest.
       */
      from?: string;
      /**
       * @description A period that moves on with the calendar: full weeks, the month or quarter before this one, or this year. In place of days.
       * @enum {string}
       */
      last?: 'weeks_4' | 'weeks_13' | 'weeks_26' | 'weeks_52' | 'month' | 'quarter' | 'year';
      policy_type?: components['schemas']['Code'];
      /**
       * Format: date
       * @description Last day; at most three years after the first, and before today.
       */
      to?: string;
    };
    ReportPeriod: {
      /** Format: date */
      from: string;
      /** Format: date */
      to: string;
    };
    ReportReader: {
      full_name: string;
      user_id: components['schemas']['Id'];
    };
    ReportReaderIds: components['schemas']['Id'][];
    ReportRun: {
      delivered_count: number;
      failed_count: number;
      finding: string;
      /** @description Names of readers who may not run the report any more, or have no address. */
      left_out: string[];
      /** Format: date-time */
      ran_at: string;
      reader_count: number;
    };
    ReportSchedule: {
      formats: components['schemas']['ReportFormats'];
      /** @description That of the report. */
      name: string;
      /** Format: date-time */
      next_run_at: string | null;
      parameters: components['schemas']['ReportParameters'];
      readers: components['schemas']['ReportReader'][];
      report_schedule_id: components['schemas']['Id'];
      row_version: components['schemas']['RowVersion'];
      /** @description The newest first. */
      runs: components['schemas']['ReportRun'][];
      state: components['schemas']['ReportStateName'];
      /**
       * @description A stopped one belongs to somebody who may not run the report any more.
       * @enum {string}
       */
      status: 'active' | 'paused' | 'stopped';
      timing: components['schemas']['ReportTiming'];
    };
    ReportSet: {
      is_own: boolean;
      is_shared: boolean;
      name: string;
      owner_name: string;
      parameters: components['schemas']['ReportParameters'];
      report_set_id: components['schemas']['Id'];
      state: components['schemas']['ReportStateName'];
    };
    /** @example intake */
    ReportStateName: string;
    ReportTiming: {
      /**
       * @description On working days.
       * @enum {string}
       */
      frequency: 'daily' | 'weekly' | 'monthly';
      /** @description Counts for monthly ones; the last day in a month that has fewer. */
      month_day: number;
      /**
       * @description In Romania's time.
       * @example 07:30
       */
      send_time: string;
      /** @description 1 is Monday; counts for weekly ones. */
      weekday: number;
    };
    /** @enum {string} */
    ReportUnit: 'count' | 'percent' | 'days' | 'hours' | 'bani';
    /** @description One for each column; null where nothing can be said. */
    ReportValues: (number | null)[];
    /** @description Who asked, and how to reach the organisation. */
    RequestContact: {
      name: string;
      phone: string | null;
    };
    RequestedDocuments: {
      /**
       * Format: date-time
       * @description When the last item was sent or declined.
       */
      answered_at: string | null;
      claim_file_no: components['schemas']['CaseNo'];
      contact: components['schemas']['RequestContact'];
      /** Format: date */
      due_date: string | null;
      items: components['schemas']['RequestedItem'][];
      language: components['schemas']['Language'];
      message: string | null;
      plate: string | null;
      status: components['schemas']['DocRequestStatus'];
      tracker_url: string;
      /**
       * Format: date
       * @description The working day by which what came now is judged.
       */
      verdict_by: string;
    };
    RequestedItem: {
      /** Format: date-time */
      decided_at: string | null;
      doc_type_code: components['schemas']['Code'];
      /** @enum {string} */
      example_code: 'paper' | 'card' | 'photo' | 'form';
      guidance: string | null;
      id: components['schemas']['Id'];
      name: string;
      not_owned_code: components['schemas']['NotOwnedCode'] | null;
      /** @description Files of this item that were not refused, oldest first. */
      pages: {
        file_name: string;
        id: components['schemas']['Id'];
        /** @description The virus scanner has not looked at it yet. */
        is_being_scanned: boolean;
        mime_type: string;
        /** @description Bytes. */
        size: number;
        /** Format: date-time */
        system_time: string;
      }[];
      reject_reason: string | null;
      state: components['schemas']['DocRequestItemState'];
      takes_pdf: boolean;
      takes_pictures: boolean;
    };
    RequestRule: {
      /** @description Where nobody says another term. */
      due_days: number;
      quiet_from: components['schemas']['HourOfDay'];
      quiet_until: components['schemas']['HourOfDay'];
      /** @description Days after the request on which it reminds. */
      reminder_days: number[];
      reminder_time: components['schemas']['HourOfDay'];
      /** @description How long the link opens. */
      valid_days: number;
    };
    ReturnBrief: {
      absence: components['schemas']['Absence'];
      deeds: {
        actor_name: string | null;
        /** Format: date-time */
        at: string;
        claim_file_no: string;
        title: string;
      }[];
      urgent: {
        assignment_id: components['schemas']['Id'];
        claim_file_no: string;
        /** Format: date-time */
        due_at: string;
        /** Format: date */
        legal_due_date: string | null;
        name: string;
      }[];
    };
    RoleList: {
      /** @description The caller can give it to somebody else. */
      can_give: boolean;
      name: string;
      role_code: string;
    }[];
    RoleName: {
      name: string;
      role_code: string;
    };
    /** @description Codes of built-in roles. */
    RoleParts: string[];
    /** @description Role names, compared literally. */
    Roles: string[];
    /** @description What the caller can give a person. */
    RolesToGive: {
      name: string;
      role_code: string;
    }[];
    /** @description New work goes to the person, who counts before whoever answers for the customer; it waits in the queue of the team. */
    RouteRule: {
      team_id: components['schemas']['MaybeId'];
      user_id: components['schemas']['MaybeId'];
    };
    /** @description Version of the record that was read; a write with an older one answers 412. */
    RowVersion: number;
    RuleChoice: {
      id: string;
      name: string;
    };
    RuleChoices: {
      doc_types: components['schemas']['RuleChoice'][];
      partners: components['schemas']['RuleChoice'][];
      teams: components['schemas']['RuleChoice'][];
    };
    RuleContact: {
      /** Format: email */
      email: string | null;
      name: string;
      phone: string | null;
    };
    RuleOfFile: {
      /** Format: date-time */
      acted_at: string;
      /** @description The customer and its level, for whom may know it. */
      because: string;
      /** Format: date-time */
      ended_at: string | null;
      kind: components['schemas']['SpecialRuleKind'];
      says: string;
    };
    RuleReplay: {
      /** Format: date */
      date_from: string;
      /** Format: date */
      date_to: string;
      days: {
        /** @description The highest load of the team. */
        actual_percent: number;
        /** Format: date */
        date: string;
        rule_percent: number;
      }[];
      /** @description Work that the rule gives to somebody else, the newest first. */
      examples: {
        actual_name: string | null;
        assignment_id: components['schemas']['Id'];
        claim_file_no: string;
        county_code: string | null;
        name: string;
        /** Format: date-time */
        opened_at: string;
        rule: components['schemas']['OwnerRule'];
        rule_name: string | null;
      }[];
      /** @description Those that would have waited. */
      nobody: number;
      /** @description Those that it gives to somebody else. */
      other: number;
      /** @description Who would get less first. */
      people: {
        full_name: string;
        peak_percent: number;
        peak_percent_by_rule: number;
        received: number;
        received_by_rule: number;
        user_id: components['schemas']['Id'];
      }[];
      /** @description Pieces of work that came in these days. */
      replayed: number;
      /** @description What decided where the rule gives work to somebody else, the most frequent first. */
      rules: {
        count: number;
        rule: components['schemas']['OwnerRule'];
      }[];
      /** @description Those that the rule gives to who had them. */
      same: number;
    };
    /** @description What the kind says is given, the others are `null`. */
    RuleSettings: {
      approvals: components['schemas']['ApprovalsRule'] | null;
      documents: components['schemas']['DocumentsRule'] | null;
      kind: components['schemas']['SpecialRuleKind'];
      messages: components['schemas']['MessagesRule'] | null;
      notice: components['schemas']['NoticeRule'] | null;
      partners: components['schemas']['PartnersRule'] | null;
      route: components['schemas']['RouteRule'] | null;
      sla: components['schemas']['SlaRule'] | null;
    };
    RulesOfFile: {
      rules: components['schemas']['RuleOfFile'][];
    };
    /**
     * @description What narrows down who can get it, in this order.
     * @enum {string}
     */
    RuleStep: 'everybody' | 'skill' | 'county' | 'present' | 'room';
    RuleSteps: {
      /** @description People who are left after it. */
      left: number;
      step: components['schemas']['RuleStep'];
    }[];
    SavedLines: {
      conflicts: {
        /** @description None when somebody else has removed it. */
        current: components['schemas']['NoteLine'] | null;
        item_guid: components['schemas']['Id'];
      }[];
      findings: components['schemas']['NoteFinding'][];
      removed: components['schemas']['Id'][];
      row_version: components['schemas']['RowVersion'];
      saved: components['schemas']['NoteLine'][];
      state: components['schemas']['NoteState'];
    };
    SavedView: {
      is_own: boolean;
      is_shared: boolean;
      name: components['schemas']['SavedViewName'];
      owner_name: string;
      row_version: components['schemas']['RowVersion'];
      saved_view_id: components['schemas']['Id'];
      settings: components['schemas']['ViewSettings'];
      total: components['schemas']['CappedCount'];
    };
    SavedViewName: string;
    /** @description RFC 7643 §7. */
    ScimAttribute: {
      caseExact: boolean;
      description: string;
      multiValued: boolean;
      /** @enum {string} */
      mutability: 'readWrite' | 'readOnly' | 'immutable';
      name: string;
      required: boolean;
      /** @enum {string} */
      returned: 'always' | 'default';
      subAttributes?: components['schemas']['ScimAttribute'][];
      /** @enum {string} */
      type: 'string' | 'boolean' | 'complex' | 'reference';
      /** @enum {string} */
      uniqueness: 'none' | 'server';
    };
    ScimContacts: {
      primary: boolean;
      type: string;
      value: string;
    }[];
    ScimDiscoveryMeta: {
      location: string;
      resourceType: string;
    };
    ScimError: {
      detail: string;
      schemas: string[];
      /** @enum {string} */
      scimType?:
        | 'invalidFilter'
        | 'tooMany'
        | 'uniqueness'
        | 'mutability'
        | 'invalidSyntax'
        | 'invalidPath'
        | 'noTarget'
        | 'invalidValue'
        | 'invalidVers'
        | 'sensitive';
      status: string;
    };
    /** @description RFC 7643 §4.2. */
    ScimGroup: {
      displayName?: string;
      externalId?: string;
      id: components['schemas']['Id'];
      members?: {
        $ref: string;
        display: string;
        /** @enum {string} */
        type: 'User';
        value: components['schemas']['Id'];
      }[];
      meta: components['schemas']['ScimMeta'];
      schemas: components['schemas']['ScimUris'];
    };
    ScimGroupInput: {
      displayName: string;
      externalId?: string | null;
      members?: components['schemas']['ScimMembers'];
      schemas?: components['schemas']['ScimUris'];
    } & {
      [key: string]: unknown;
    };
    ScimGroupList: {
      itemsPerPage: number;
      Resources: components['schemas']['ScimGroup'][];
      schemas: components['schemas']['ScimUris'];
      startIndex: number;
      totalResults: number;
    };
    ScimMembers: ({
      $ref?: string | null;
      display?: string | null;
      type?: string | null;
      value: string;
    } & {
      [key: string]: unknown;
    })[];
    ScimMeta: {
      /** Format: date-time */
      created: string;
      /** Format: date-time */
      lastModified: string;
      location: string;
      /** @enum {string} */
      resourceType: 'User' | 'Group';
      /** @description The entity tag of RFC 7644 §3.14. */
      version: string;
    };
    ScimName: {
      familyName?: string | null;
      formatted?: string | null;
      givenName?: string | null;
    } & {
      [key: string]: unknown;
    };
    ScimPatch: {
      Operations?: ({
        op: string;
        path?: string | null;
      } & {
        [key: string]: unknown;
      })[];
      schemas?: components['schemas']['ScimUris'];
    } & {
      [key: string]: unknown;
    };
    ScimResourceTypes: {
      itemsPerPage: number;
      Resources: {
        description: string;
        endpoint: string;
        id: string;
        meta: components['schemas']['ScimDiscoveryMeta'];
        name: string;
        schema: string;
        schemas: components['schemas']['ScimUris'];
      }[];
      schemas: components['schemas']['ScimUris'];
      startIndex: number;
      totalResults: number;
    };
    ScimSchemas: {
      itemsPerPage: number;
      Resources: {
        attributes: components['schemas']['ScimAttribute'][];
        description: string;
        id: string;
        meta: components['schemas']['ScimDiscoveryMeta'];
        name: string;
      }[];
      schemas: components['schemas']['ScimUris'];
      startIndex: number;
      totalResults: number;
    };
    ScimServiceProviderConfig: {
      authenticationSchemes: {
        description: string;
        name: string;
        primary: boolean;
        specUri: string;
        type: string;
      }[];
      bulk: {
        maxOperations: number;
        maxPayloadSize: number;
        supported: boolean;
      };
      changePassword: components['schemas']['ScimSupport'];
      documentationUri: string;
      etag: components['schemas']['ScimSupport'];
      filter: {
        maxResults: number;
        supported: boolean;
      };
      meta: components['schemas']['ScimDiscoveryMeta'];
      patch: components['schemas']['ScimSupport'];
      schemas: components['schemas']['ScimUris'];
      sort: components['schemas']['ScimSupport'];
    };
    ScimSupport: {
      supported: boolean;
    };
    ScimUris: string[];
    /** @description RFC 7643 §4.1. */
    ScimUser: {
      active?: boolean;
      displayName?: string;
      emails?: components['schemas']['ScimContacts'];
      externalId?: string;
      /** @description Changed through the groups alone. */
      groups?: {
        $ref: string;
        display: string;
        value: components['schemas']['Id'];
      }[];
      id: components['schemas']['Id'];
      meta: components['schemas']['ScimMeta'];
      name?: {
        familyName?: string;
        formatted?: string;
        givenName?: string;
      };
      phoneNumbers?: components['schemas']['ScimContacts'];
      preferredLanguage?: string;
      schemas: components['schemas']['ScimUris'];
      userName?: string;
    };
    ScimUserInput: {
      active?: boolean;
      displayName?: string | null;
      emails?: components['schemas']['ScimValues'] | null;
      externalId?: string | null;
      name?: components['schemas']['ScimName'] | null;
      phoneNumbers?: components['schemas']['ScimValues'] | null;
      preferredLanguage?: string | null;
      schemas?: components['schemas']['ScimUris'];
      userName: string;
    } & {
      [key: string]: unknown;
    };
    ScimUserList: {
      itemsPerPage: number;
      Resources: components['schemas']['ScimUser'][];
      schemas: components['schemas']['ScimUris'];
      startIndex: number;
      totalResults: number;
    };
    ScimValue: {
      display?: string | null;
      primary?: boolean | null;
      type?: string | null;
      value?: string | null;
    } & {
      [key: string]: unknown;
    };
    ScimValues: components['schemas']['ScimValue'][];
    /** @description Narrows the files; all given criteria have to hold. Days are days in Europe/Bucharest, the last one included. */
    SearchCriteria: {
      brand_code?: components['schemas']['Code'];
      county_code?: string;
      /** Format: date */
      created_from?: string;
      /** Format: date */
      created_to?: string;
      /**
       * Format: date
       * @description Deadline of the main assignment.
       */
      due_from?: string;
      /** Format: date */
      due_to?: string;
      /** Format: date */
      event_from?: string;
      /** Format: date */
      event_to?: string;
      policy_type?: components['schemas']['PolicyType'];
      status_codes?: components['schemas']['Code'][];
    };
    SearchFindings: {
      documents?: components['schemas']['FoundDocuments'];
      /** @description The one file that the text can only mean. */
      exact: components['schemas']['FoundFile'] | null;
      files: components['schemas']['FoundFiles'];
      /** @description A group took too long and is incomplete. */
      partial: boolean;
      partners?: components['schemas']['FoundPartners'];
      people: components['schemas']['FoundPeople'];
      recognised: components['schemas']['SearchKind'][];
      vehicles: components['schemas']['FoundVehicles'];
    };
    /**
     * @description What is found together; areas add their groups here and to `SearchFindings`.
     * @enum {string}
     */
    SearchGroupName: 'files' | 'people' | 'vehicles' | 'documents' | 'partners';
    /**
     * @description What a searched text can be.
     * @enum {string}
     */
    SearchKind: 'claim_file_no' | 'plate' | 'vin' | 'cnp' | 'cui' | 'phone' | 'email' | 'policy_no' | 'name';
    /** @description How much there is in a section of the claim file. */
    SectionCount: {
      count: number;
      /** @description As in its address. */
      section: string;
    };
    SenderDomainCheck: {
      rows: components['schemas']['CheckedSenderDomainRow'][];
    };
    /** @description A TXT row that the administrator of the domain publishes. */
    SenderDomainRow: {
      kind: components['schemas']['SenderDomainRowKind'];
      name: string;
      value: string;
    };
    /** @enum {string} */
    SenderDomainRowKind: 'spf' | 'dmarc';
    SenderPage: {
      /** @description What the domain of the sender needs in the public DNS. */
      domain_rows: components['schemas']['SenderDomainRow'][];
      /** @description Else e-mails stay in the outbox, because there is no mail server. */
      is_email_delivered: boolean;
      is_sms_delivered: boolean;
      /** @description Sender of e-mails that the installation lays down. */
      mail_from: string;
      /** @description Where a test e-mail would go. */
      own_email: string | null;
      own_phone: string | null;
      settings: components['schemas']['SenderSettings'];
      sms_sender: string;
    };
    SenderSettings: {
      /** Format: email */
      reply_to_email: string | null;
      row_version: number;
      sender_name: string | null;
    };
    SentPack: {
      month: components['schemas']['PackMonth'];
      pdf_sha256: string | null;
      recipients: string[];
      /** @description None where it went by itself. */
      requested_by: string | null;
      /** Format: date-time */
      sent_at: string | null;
      /** @enum {string} */
      state: 'queued' | 'sent' | 'failed';
      xlsx_sha256: string | null;
    };
    SettingChange: {
      /** @description The values from before can be put back: no later change is about the same fields. */
      can_restore: boolean;
      change_id: components['schemas']['Id'];
      /** Format: date-time */
      changed_at: string;
      /** @description Who really did it; null when no person did. */
      changed_by_name: string | null;
      fields: components['schemas']['SettingFieldChange'][];
      /** @description It put earlier values back. */
      is_restore: boolean;
      /** @description Whom they stood in for. */
      on_behalf_of_name: string | null;
      /** @description Which of several records on the page; null where the page is about one thing. */
      subject: components['schemas']['SettingSubject'] | null;
    };
    SettingChangePage: {
      items: components['schemas']['SettingChange'][];
      next_cursor: string | null;
    };
    SettingFieldChange: {
      /** @description Any JSON value. */
      after: unknown;
      /** @description Any JSON value. */
      before: unknown;
      /** @description The field as the call that writes it names it. */
      field: string;
    };
    /**
     * @description What can be removed or switched off on a page of the settings.
     * @enum {string}
     */
    SettingKind: 'own_role' | 'team' | 'branch' | 'place' | 'template' | 'closure' | 'feature' | 'sign_in';
    SettingSubject: {
      id: string;
      /** @description What it was called then. */
      label: string;
    };
    SettingTarget: {
      id: string;
      label: string;
    };
    SettingUsage: {
      /** @description What may take the place of the thing; empty where nothing can be moved. */
      targets: components['schemas']['SettingTarget'][];
      uses: components['schemas']['SettingUse'][];
    };
    SettingUse: {
      count: number;
      /**
       * @description `blocks`: the thing is not removed before. `moves`: not removed unless `move_to` names what takes its place. `may_move`: goes there when `move_to` is named, and stays otherwise. `stays`: goes on as it is.
       * @enum {string}
       */
      effect: 'blocks' | 'moves' | 'may_move' | 'stays';
      examples: components['schemas']['SettingUseExample'][];
      /** @description What uses it in the language of the call. */
      name: string;
      use: string;
    };
    SettingUseExample: {
      /** @description Where it opens in the app of the staff. */
      address: string | null;
      label: string;
    };
    Setup: {
      /**
       * Format: date-time
       * @description When the printed code ends; null when it has ended and only a restart prints another one.
       */
      code_expires_at: string | null;
      password_policy: components['schemas']['PasswordPolicy'];
      /** @description Kinds of policies, with the letter that stands for each in a claim number. */
      policy_types: {
        claim_letter: string;
        name: string;
      }[];
    };
    /** @description Hundredths of a percent; 2100 is 21 %. */
    Share: number;
    ShopEstimate: {
      /**
       * Format: uuid
       * @description The letter that tells the shop what is agreed.
       */
      acceptance_document_id: string | null;
      /** Format: date-time */
      agreed_at: string | null;
      /** @description Of the lines that have an agreed amount, without VAT. */
      agreed_total_bani: number;
      /** Format: date-time */
      created_at: string;
      created_by: string | null;
      file_name: string;
      lines: components['schemas']['EstimateLine'][];
      round_no: number;
      row_version: components['schemas']['RowVersion'];
      shop_estimate_id: components['schemas']['Id'];
      shop_name: string;
      shop_total_bani: number;
      /** @enum {string} */
      source: 'csv' | 'xlsx' | 'pdf' | 'typed';
      /** @enum {string} */
      state: 'open' | 'agreed' | 'replaced';
    };
    Shortlist: {
      agenda: components['schemas']['DayAgenda'];
      /** @description The caller's active work that is due first: what has a legal deadline missed or within 3 days by that, then the rest by the internal one. */
      deadlines: components['schemas']['WorklistRow'][];
      /** @description The first row of the list behind the tile `legal_deadline`; null when it is empty. */
      first_legal: components['schemas']['FirstLegal'] | null;
      /** @description What the nightly look for forgotten work found; for managers only. */
      orphans: components['schemas']['WorklistCheck'] | null;
      /** @description What the caller opened last. */
      recent: components['schemas']['RecentFile'][];
      /** @description Colleagues whom the caller replaces today, in their own name. */
      replaced: components['schemas']['ReplacedColleague'][];
      /** @description The caller's team. */
      team_name: string | null;
      tiles: components['schemas']['ShortlistTile'][];
    };
    ShortlistTile: {
      code: components['schemas']['DashboardTileCode'];
      settings: components['schemas']['ViewSettings'];
      total: components['schemas']['CappedCount'];
    };
    ShownLetter: {
      closing: string[];
      /** Format: date */
      date: string;
      lines: {
        amount_bani: number;
        detail: string | null;
        name: string;
      }[];
      opening: string[];
      recipient: string;
      reference: string;
      signature: string[];
      title: string;
      total_bani: number;
    };
    SignIn: {
      idToken: string;
      one_time_password_required: boolean;
      profile: components['schemas']['Profile'];
      refreshToken: string;
    };
    SignInOptions: {
      /**
       * @description Where the id token is kept (Specification K14); with `choice` the user says so with "stay signed in".
       * @enum {string}
       */
      id_token_storage: 'session' | 'application' | 'choice';
      /**
       * @description Integrated authentication (Specification K14). `provider` leads to the organisation's identity provider at once.
       * @enum {string}
       */
      mode: 'password' | 'password_or_provider' | 'provider';
      org_code: string | null;
      /** @description For "Sign in with …". */
      provider_name: string | null;
    };
    SignInPage: {
      /** @description So long a session lasts at most. */
      absolute_hours: number;
      /** @description After so long without an act a session ends. */
      idle_minutes: number;
      /** @description The caller has signed in there. */
      is_known_to_provider: boolean;
      /** @description The identity provider that the installation knows for the organisation. */
      provider_name: string | null;
      settings: components['schemas']['SignInSettings'];
    };
    SignInSettings: {
      min_length: number;
      prevent_month: boolean;
      prevent_month_en: components['schemas']['RefusalWords'];
      prevent_month_ro: components['schemas']['RefusalWords'];
      prevent_org_name: boolean;
      prevent_org_name_en: components['schemas']['RefusalWords'];
      prevent_org_name_ro: components['schemas']['RefusalWords'];
      prevent_username: boolean;
      prevent_username_en: components['schemas']['RefusalWords'];
      prevent_username_ro: components['schemas']['RefusalWords'];
      row_version: number;
      /** @enum {string} */
      sign_in_mode: 'password' | 'password_or_provider' | 'provider';
      /** @description Regular expression. */
      validation_rule: string | null;
      validation_rule_en: components['schemas']['RefusalWords'];
      validation_rule_ro: components['schemas']['RefusalWords'];
    };
    /**
     * @description `not_found` (also another organisation's), `stale` (changed since it was read), `closed`, `not_yours` (neither one's own, nor of somebody replaced, nor of the team), `unchanged` (it was so already), `transition_not_allowed`, `transition_condition_missing`, `reason_required`, `after_legal_deadline`, `too_many_tags`, `no_recipient` (nobody on the file can be written to).
     * @enum {string}
     */
    SkippedCode:
      | 'not_found'
      | 'stale'
      | 'closed'
      | 'not_yours'
      | 'unchanged'
      | 'transition_not_allowed'
      | 'transition_condition_missing'
      | 'reason_required'
      | 'after_legal_deadline'
      | 'too_many_tags'
      | 'no_recipient';
    /** @description Of the usual hours of each kind of work, or other hours; exactly one is given. The term of the law stays. */
    SlaRule: {
      factor_percent: number | null;
      hours: number | null;
    };
    Slot: {
      /** Format: date-time */
      ends_at: string;
      lane_id: components['schemas']['Id'] | null;
      lane_name: string | null;
      /** @description How many assessors are free then. */
      people: number;
      place_id: components['schemas']['Id'];
      /** Format: date-time */
      starts_at: string;
      /** @description Who would come; null to claimants. */
      user_id: components['schemas']['Id'] | null;
      user_name: string | null;
    };
    SlotPlace: {
      address: string;
      county_code: components['schemas']['CountyCode'];
      days: {
        /** Format: date */
        date: string;
        /** @description Hours of the opening that are not offered; for staff who asked for one place. */
        refused: {
          reason: components['schemas']['SlotReason'];
          /** Format: date-time */
          starts_at: string;
        }[];
        starts: string[];
        why_none: components['schemas']['SlotReason'] | null;
      }[];
      kind: components['schemas']['PlaceKind'];
      latitude: number | null;
      locality: string;
      longitude: number | null;
      name: string;
      place_id: components['schemas']['Id'];
    };
    SlotQuestion: {
      assignment_id?: components['schemas']['Id'];
      county_code?: components['schemas']['CountyCode'];
      /** @description 14 when absent. */
      days?: number;
      /** Format: date */
      from_date: string;
      place_id?: components['schemas']['Id'];
      place_kind?: components['schemas']['PlaceKind'];
      skills?: components['schemas']['AssessorSkills'];
      user_id?: components['schemas']['Id'];
      visit_id?: components['schemas']['Id'];
    };
    /** @description A condition of an hour, and the values that its sentence names. */
    SlotReason: {
      /** @enum {string} */
      code:
        | 'quarter_hour'
        | 'lead_time'
        | 'days_ahead'
        | 'holiday'
        | 'place_open'
        | 'works_here'
        | 'present'
        | 'skills'
        | 'daily_cap'
        | 'person_free'
        | 'travel'
        | 'lane_free';
      holds: boolean;
      /** @description `name` of a holiday; `from` and `until` of hours (`HH:mm`); `place` where the person works that day; `skills` that are missing; `count` and `cap` of visits; `minutes` of travel; `plate` of the visit in the way; `lane`. */
      values: {
        cap?: number;
        count?: number;
        from?: string;
        lane?: string;
        minutes?: number;
        name?: string;
        place?: string;
        plate?: string;
        skills?: components['schemas']['AssessorSkills'];
        until?: string;
      };
    };
    /** @description Specification E12. */
    SmsLookup: {
      assignment_name: string;
      assignment_no: string;
      claim_file_no: string;
      key: components['schemas']['OpaqueKey'];
    };
    /**
     * @description A document or a reply has come, an appointment has taken place.
     * @enum {string}
     */
    SnoozeEvent: 'document' | 'reply' | 'appointment';
    SpecialContact: {
      about: string;
      email: string;
      name: string;
      phone: string;
    };
    SpecialCustomer: {
      fields: components['schemas']['SpecialCustomerFields'];
      handler_name: string | null;
      /** @description All entries but plates, of which there are the first three. */
      matches: components['schemas']['SpecialMatch'][];
      row: components['schemas']['SpecialCustomerRow'];
      row_version: components['schemas']['RowVersion'];
    };
    SpecialCustomerFields: {
      contacts: components['schemas']['SpecialContact'][];
      /** @description Who answers for the customer and gets new work on its files. */
      handler_user_id: components['schemas']['Id'] | null;
      kind: components['schemas']['SpecialCustomerKind'];
      level: components['schemas']['SpecialCustomerLevel'];
      name: string;
      notes: string;
      valid_from: components['schemas']['MaybeDay'];
      valid_until: components['schemas']['MaybeDay'];
    };
    /** @enum {string} */
    SpecialCustomerKind: 'fleet' | 'leasing' | 'bank' | 'broker' | 'vip' | 'employee' | 'sensitive' | 'other';
    /**
     * @description A comes before B and C where two customers match.
     * @enum {string}
     */
    SpecialCustomerLevel: 'A' | 'B' | 'C';
    SpecialCustomerPage: {
      items: components['schemas']['SpecialCustomerRow'][];
      next_cursor: string | null;
    };
    SpecialCustomerRow: {
      /** @description Claim files of the customer that are open. */
      file_count: number;
      is_active: boolean;
      kind: components['schemas']['SpecialCustomerKind'];
      level: components['schemas']['SpecialCustomerLevel'];
      name: string;
      plate_count: number;
      special_customer_id: components['schemas']['Id'];
      valid_until: components['schemas']['MaybeDay'];
    };
    SpecialMatch: {
      cui: string | null;
      kind: components['schemas']['SpecialMatchKind'];
      /** @description A personal number is masked. */
      shown: string;
      special_customer_match_id: components['schemas']['Id'];
      valid_from: components['schemas']['MaybeDay'];
      valid_until: components['schemas']['MaybeDay'];
    };
    /**
     * @description The most precise first. `name_cui` is the name of a company, unless the file knows another CUI of it.
     * @enum {string}
     */
    SpecialMatchKind: 'cnp' | 'cui' | 'plate' | 'policy_prefix' | 'phone' | 'name_cui' | 'mail_domain';
    SpecialRule: {
      /** @description The customer has a rule of the kind itself. */
      is_replaced: boolean;
      level: components['schemas']['SpecialCustomerLevel'] | null;
      /** @description Who is named by the settings. */
      people: components['schemas']['RuleChoice'][];
      row_version: components['schemas']['RowVersion'];
      /** @description What it does, as one sentence. */
      says: string;
      settings: components['schemas']['RuleSettings'];
      special_customer_id: components['schemas']['MaybeId'];
      special_rule_id: components['schemas']['Id'];
    };
    /** @enum {string} */
    SpecialRuleKind: 'route' | 'sla' | 'messages' | 'documents' | 'notice' | 'approvals' | 'partners';
    SpecialRules: {
      rules: components['schemas']['SpecialRule'][];
    };
    /** @description Something that an organisation needs before its first claim, in the language of the caller. */
    StartCheck: {
      /** @description The page on which it is mended; null where that is the work of whoever runs the server. */
      address: string | null;
      /** @description Name of the role that the page asks for and the caller lacks. */
      asks_for: string | null;
      code: string;
      /** @description What is there, or what is missing. */
      detail: string;
      is_done: boolean;
      title: string;
      /** @description What does not work without it. */
      without: string;
    };
    StartChecklist: {
      done_count: number;
      lines: components['schemas']['StartCheck'][];
    };
    StatementLine: {
      /** @description In hundredths of its currency; less than zero for what left the account. */
      amount_bani: number | null;
      /** Format: date */
      booked_on: string | null;
      counterparty: string;
      currency: string | null;
      decision: components['schemas']['LineDecision'] | null;
      /** @description Grows with every decision about it. */
      decision_version: number;
      /**
       * @description Why the line could not be read.
       * @enum {string|null}
       */
      fault: 'no_date' | 'no_amount' | 'unclear_amount' | 'no_direction' | 'no_currency' | 'malformed' | null;
      line_no: number;
      /** @description Those that it names, and those that somebody decided it pays. */
      orders: components['schemas']['OrderOfLine'][];
      outcome: components['schemas']['LineOutcome'];
      /** @description The line as the bank wrote it, accounts masked. */
      raw: string;
      /** @description Why the bank sent the money back. */
      return_reason: string | null;
      text: string;
    };
    StatementLines: {
      items: components['schemas']['StatementLine'][];
      next_cursor: components['schemas']['Cursor'] | null;
    };
    Status: {
      assignment_type: components['schemas']['Code'];
      assignment_type_name: string;
      category_code: components['schemas']['CategoryCode'];
      code: components['schemas']['Code'];
      color: components['schemas']['Color'];
      is_final: boolean;
      is_initial: boolean;
      name: string;
      order: number;
    };
    /** @description What the present status means, and what to do in it. */
    StatusFacts: {
      help_html: string | null;
      /** @description How long it usually takes. */
      sla_hours: number | null;
    };
    TagName: string;
    Team: {
      /** Format: date-time */
      as_of: string;
      assignment_types: components['schemas']['NamedCodes'];
      /**
       * Format: date
       * @description The first of the seven days.
       */
      first_day: string;
      /** @description The highest load first. */
      members: components['schemas']['TeamMember'][];
      policy_types: components['schemas']['NamedCodes'];
      /** @description Null for whoever belongs to none. */
      team_name: string | null;
    };
    TeamAbsences: {
      absences: components['schemas']['Absence'][];
      free_days: components['schemas']['FreeDay'][];
      /** Format: date */
      from: string;
      teams: components['schemas']['TeamOfManager'][];
      /** Format: date */
      to: string;
      to_decide: components['schemas']['Absence'][];
      /** Format: date */
      today: string;
      types: components['schemas']['AbsenceType'][];
    };
    TeamBalances: {
      people: components['schemas']['PersonBalance'][];
      year: components['schemas']['LeaveYear'];
    };
    TeamList: {
      /** @description The caller makes and closes teams and moves managers. */
      manages_all: boolean;
      /** @description Into these teams and out of them, the newest first. */
      moves: {
        from_name: string | null;
        full_name: string;
        /** Format: date-time */
        moved_at: string;
        moved_by_name: string;
        to_name: string | null;
      }[];
      teams: components['schemas']['ManagedTeam'][];
      without_team: components['schemas']['TeamPeople'];
    };
    TeamMember: {
      /** @description The list `active`. */
      active: number;
      assignment_type_codes: components['schemas']['WorkCodes'];
      away: {
        /** Format: date */
        date_from: string;
        /** Format: date */
        date_to: string;
        /** @description Who works in their name now. */
        deputy_name: string | null;
        is_now: boolean;
      } | null;
      capacity_points: number;
      county_codes: components['schemas']['CountyCodes'];
      /** @description Today and the six days before. */
      done_7_days: number;
      done_today: number;
      /** @description The list `active`, due today. */
      due_today: number;
      full_name: string;
      /** @description Can be given work. */
      is_active: boolean;
      /** @description Open work whose legal deadline is today or within 3 days. */
      legal_near: number;
      /** @description Weight of all active work. */
      load_points: number;
      /** @description The list `new`. */
      new: number;
      /**
       * Format: date-time
       * @description Of active work.
       */
      oldest_at: string | null;
      /** @description The list `active`, overdue. */
      overdue: number;
      policy_type_codes: components['schemas']['WorkCodes'];
      /** @description Given or taken in the same days. */
      received_7_days: number;
      /** @description Of what was said about the person; 0 for nothing. */
      row_version: number;
      user_id: components['schemas']['Id'];
      /** @description Visits today and in the six days after, as `getPerson` lists them. */
      visits_7_days: number;
      /** @description The list `waiting`. */
      waiting: number;
      waiting_on: {
        code: components['schemas']['WaitingOn'];
        count: number;
      }[];
    };
    TeamOfManager: {
      /** @description How many people have to be there; 0 for no rule. */
      minimum: number;
      name: string;
      people: {
        full_name: string;
        user_id: components['schemas']['Id'];
      }[];
      team_id: components['schemas']['Id'];
    };
    TeamPeople: {
      full_name: string;
      is_manager: boolean;
      user_id: components['schemas']['Id'];
    }[];
    TemplateCode: string;
    TemplatePreview: {
      file: components['schemas']['PreviewFile'];
      files: components['schemas']['PreviewFile'][];
      texts: {
        body: string;
        channel: components['schemas']['MessageChannel'];
        language: components['schemas']['Language'];
        /** @description Variables that the file has no value for; handlers are asked for them. */
        missing: string[];
        subject: string | null;
      }[];
    };
    TemplateSettings: {
      is_active: boolean;
      name_en: string;
      name_ro: string;
      row_version: number;
      /** @description Messages of the last 30 days. */
      sent: {
        email: number;
        sms: number;
      };
      sms_price_bani: number;
      template_code: components['schemas']['TemplateCode'];
      texts: components['schemas']['TemplateTexts'];
      variables: components['schemas']['TemplateVariables'];
      version: number;
      /** @description The latest ones, newest first; the first is in force. */
      versions: components['schemas']['TemplateVersion'][];
    };
    TemplateText: {
      /** @description Plain text; a text message has 1000 letters at most. */
      body: string;
      channel: components['schemas']['MessageChannel'];
      language: components['schemas']['Language'];
      /** @description Of e-mails only. */
      subject: string | null;
    };
    /** @description One for each channel and language. */
    TemplateTexts: components['schemas']['TemplateText'][];
    TemplateVariables: {
      /** @enum {string} */
      kind: 'text' | 'date' | 'amount';
      label_en: string;
      label_ro: string;
      name: string;
    }[];
    TemplateVersion: {
      name_en: string;
      name_ro: string;
      /** Format: date-time */
      saved_at: string | null;
      saved_by: string | null;
      texts: components['schemas']['TemplateTexts'];
      version: number;
    };
    TestedMatch: {
      customers: components['schemas']['MatchedCustomer'][];
      /** @description What was given and cannot be such a thing. */
      invalid: components['schemas']['SpecialMatchKind'][];
      /** @description What would be different in a file of the customer that comes first. */
      rules: components['schemas']['WouldDo'][];
      /** @description What was given and matches nobody. */
      unmatched: components['schemas']['SpecialMatchKind'][];
    };
    TimelineActivity: {
      assignment_id: components['schemas']['Id'];
      assignment_no: string;
      /** @description Its type. */
      name: string;
    };
    TimelineEvent: {
      /** @description The assignment that it happened on; null when it concerns the whole file. */
      activity: components['schemas']['TimelineActivity'] | null;
      /** @enum {string} */
      actor_kind: 'user' | 'guest' | 'tracker' | 'system' | 'assistant';
      actor_name: string | null;
      /** @description Plain text. */
      body: string | null;
      /** @description Facts by kind, such as `document_id` or `from_status_code` and `to_status_code`. */
      data: {
        [key: string]: unknown;
      };
      id: components['schemas']['Id'];
      is_pinned: boolean;
      kind: components['schemas']['TimelineKind'];
      note: components['schemas']['NoteFacts'] | null;
      /** @description The replaced user. */
      on_behalf_of_name: string | null;
      /** Format: date-time */
      system_time: string;
      title: string;
      visibility: components['schemas']['EntryVisibility'];
    };
    /**
     * @description What kind of thing happened; the timeline filters by it. Areas add their kinds.
     * @enum {string}
     */
    TimelineKind:
      | 'created'
      | 'note'
      | 'system'
      | 'change'
      | 'assessment'
      | 'status'
      | 'assignment'
      | 'assistant'
      | 'document'
      | 'doc_request'
      | 'email'
      | 'sms'
      | 'call'
      | 'appointment'
      | 'payment'
      | 'tracker'
      | 'contact'
      | 'approval'
      | 'legal_clock';
    TimelineKindCount: {
      count: number;
      kind: components['schemas']['TimelineKind'];
    };
    /** @description Specification E12. */
    TimelineLookup: {
      assignment_no: string;
      claim_file_no: string;
      id: components['schemas']['Id'];
      is_case_master: boolean;
      name: string;
    };
    TimelinePage: {
      /** @description How many entries of each kind the caller can read, whatever is asked for. Empty on pages that are read on to. */
      counts: components['schemas']['TimelineKindCount'][];
      items: components['schemas']['TimelineEvent'][];
      /** @description Leads to older entries. */
      next_cursor: string | null;
      /** @description The pinned entries, newest first, whatever is asked for. Empty on pages that are read on to. */
      pinned: components['schemas']['TimelineEvent'][];
      /** @description Leads to newer entries; null where the newest is. */
      previous_cursor: string | null;
    };
    /** @description What the law gives the insurer to do, and until when; none while no legal term runs. */
    TrackedLegalTerm: {
      /** @enum {string} */
      awaited: 'answer' | 'payment';
      /** @description How many the law gives. */
      days: number;
      /**
       * Format: date
       * @description Day in Europe/Bucharest, to its end.
       */
      due_date: string;
      is_missed: boolean;
      /** @description Owed for each day that it is late; millionths of the amount. */
      penalty_ppm: number;
    };
    TrackedRequestItem: {
      name: string;
      reject_reason: string | null;
      state: components['schemas']['DocRequestItemState'];
    };
    TrackerAction: {
      name: string;
      /** @enum {string} */
      type: 'link' | 'extLink' | 'extTabLink';
      /** @description https, or a path of the same site. */
      url: string;
    };
    TrackerConfig: {
      action: components['schemas']['OptionalTrackerAction'];
      case_identifier_name: string;
      config: components['schemas']['TrackerStep'][];
      not_found_message: string;
      search_message: string;
      security: {
        error_message: string;
        message: string;
      };
      title: string;
    };
    /** @description Whom the claimant can turn to. */
    TrackerContact: {
      email: string | null;
      hours: components['schemas']['WorkingDays'];
      name: string;
      phone: string | null;
    };
    /** @description Where the case stands (Specification E14). */
    TrackerCurrentEvent: {
      action: components['schemas']['OptionalTrackerAction'];
      active_doc_requests: components['schemas']['ActiveDocRequest'][];
      contact: components['schemas']['TrackerContact'];
      displayed_case_no: string;
      /** @description Sanitised HTML. */
      event_description: string;
      event_title: string;
      /**
       * Format: date
       * @description When the next step is expected.
       */
      expected_date: string | null;
      id: components['schemas']['Id'];
      legal_term: components['schemas']['TrackedLegalTerm'] | null;
      next_step_description: string | null;
      /** @description The claimant takes the next step. */
      next_step_is_task: boolean;
      next_step_title: string | null;
      process_step_index: number;
      /** @description The newest; `browseTrackerDocuments` reads the others. */
      registered_documents: components['schemas']['RegisteredDocument'][];
      registered_documents_total: number;
      /** @description When each step was first reached; steps still to come are absent. */
      step_dates: {
        /** Format: date */
        date: string;
        index: number;
      }[];
      /**
       * Format: date-time
       * @description When the case last moved.
       */
      system_time: string;
    };
    TrackerStep: {
      description: string | null;
      /** @description Name in the icon registry. */
      icon: string;
      index: number;
      label: string;
      state: string;
    };
    /** @description A way out of the present status, also when it cannot be taken now. */
    Transition: {
      allowed: boolean;
      /**
       * @description Whether a manager can let it pass without what is missing, or is asked already.
       * @enum {string}
       */
      approval: 'none' | 'can_be_asked' | 'asked';
      asks: components['schemas']['TransitionInputs'];
      code: components['schemas']['Code'];
      /** @description What somebody should know before; it is asked for then. */
      confirm_text: string | null;
      effects: components['schemas']['TransitionEffects'];
      missing: components['schemas']['MissingCondition'][];
      name: string;
      reason_required: boolean;
      /** @description Whether `previewTransition` has something to show. */
      sends_messages: boolean;
      to_status_category_code: components['schemas']['CategoryCode'];
      to_status_code: components['schemas']['Code'];
      to_status_color: components['schemas']['Color'];
      to_status_name: string;
      /** @description Whether all that it does can be taken back. */
      undoable: boolean;
    };
    /** @description What it will do beside the new status, in the order it is done. */
    TransitionEffects: {
      code: components['schemas']['Code'];
      text: string;
    }[];
    /** @description What has to be said beside a reason. */
    TransitionInputs: ('waiting_on' | 'duplicate_of')[];
    TransitionPreview: {
      messages: components['schemas']['PreviewedMessage'][];
      /** @description What will not happen although one could expect it, in words. */
      warnings: string[];
    };
    /** @description With or without spaces. */
    TypedIban: string;
    UnassignedWork: {
      assignment_id: components['schemas']['Id'];
      claim_file_no: string;
      name: string;
      plate: string | null;
      stopped_at: components['schemas']['RuleStep'];
      /** Format: date-time */
      waiting_since: string;
    };
    UploadedDocument: {
      file_name: string;
      id: components['schemas']['Id'];
      mime_type: string;
      /** @description Bytes. */
      size: number;
    };
    User: {
      allowed_addresses: string[];
      /** @description Why the caller neither locks nor deactivates the person nor changes their roles. */
      blocks: ('own_account' | 'last_administrator')[];
      language: components['schemas']['Language'];
      lock_reason: string | null;
      phone: string | null;
      roles: components['schemas']['UserRole'][];
      roles_to_give: components['schemas']['RolesToGive'];
      row: components['schemas']['PersonRow'];
      row_version: number;
      /** @description Living sign-ins, the latest activity first. */
      sessions: components['schemas']['UserSession'][];
    };
    UserMetadata: {
      preferences: components['schemas']['Preferences'];
      worklist_filter: components['schemas']['WorklistFilter'];
    };
    UserReplacements: {
      candidates: {
        full_name: string;
        team_name: string | null;
        user_id: components['schemas']['Id'];
      }[];
      replacements: {
        /** Format: date */
        date_from: string;
        /** Format: date */
        date_to: string;
        deputy_name: string;
        /** @description An approved absence brought it, and ends it. */
        is_of_absence: boolean;
        replacement_id: components['schemas']['Id'];
      }[];
    };
    UserRole: {
      /** Format: date-time */
      granted_at: string;
      granted_by: string | null;
      /** @description The groups that give it. While there are any, it is changed there and cannot be taken here. */
      groups: string[];
      name: string;
      role_code: string;
      /**
       * @description Who keeps it: an administrator, the groups of the directory, or the groups that a sign-in at the provider names.
       * @enum {string}
       */
      source: 'hand' | 'scim' | 'claims';
    };
    UserSession: {
      address: string | null;
      /** Format: date-time */
      last_activity_at: string;
      session_id: components['schemas']['Id'];
      user_agent: string | null;
    };
    VehicleChanges: {
      brand_code?: string | null;
      category_code?: string | null;
      color_code?: string | null;
      manufacture_year?: number | null;
      model?: string | null;
      /** @description In kilometres. */
      odometer?: number | null;
      plate?: string | null;
      plate_country?: string;
      vin?: string | null;
    };
    VehiclePartLookup: {
      code: components['schemas']['Code'];
      name: string;
      /** @enum {string|null} */
      side: 'left' | 'right' | null;
      /**
       * @description Damage zone of the car outline.
       * @example front
       */
      zone: string;
    };
    VehiclePhoto: {
      file_name: string;
      /** @description Also while it is being made. */
      has_thumbnail: boolean;
      id: components['schemas']['Id'];
      mime_type: string;
      /** Format: date-time */
      system_time: string;
    };
    VehiclePhotos: {
      files: components['schemas']['VehiclePhotosOfFile'][];
      vin: string | null;
    };
    VehiclePhotosOfFile: {
      claim_file_no: components['schemas']['CaseNo'];
      /** Format: date-time */
      opened_at: string;
      photos: components['schemas']['VehiclePhoto'][];
      /** @description Photos of damage in the file; only the newest are listed. */
      total: number;
    };
    /** @description What the vehicle was worth when it was damaged, by which source, with what it was compared to. */
    VehicleValue: {
      amount_bani: components['schemas']['NoteBani'];
      comparables: {
        amount_bani: components['schemas']['NoteBani'];
        name: string;
      }[];
      source: string;
      /** Format: date */
      valued_on: string;
    };
    VersionInfo: {
      /** @description Fingerprint of the back office's pages that are served now. A page that was made from another one is out of date. Null where this server serves no pages. */
      build: string | null;
      envLabel: string;
      envLabelColor: string;
      version: string;
    };
    /** @description A list of work without the page. */
    ViewSettings: {
      assignment_type?: components['schemas']['Code'];
      category_code: components['schemas']['WorklistCategory'];
      /** @description Shown columns in their order; the usual ones when absent. */
      columns?: components['schemas']['WorklistColumn'][];
      filter_criteria?: components['schemas']['WorklistCriteria'];
      filter_keys: components['schemas']['FilterKeys'];
      sort?: components['schemas']['WorklistSort'];
    };
    /** @enum {string} */
    Visibility: 'internal' | 'partner' | 'claimant';
    Visit: {
      address: string | null;
      assignment_id: components['schemas']['Id'];
      /**
       * Format: date-time
       * @description Until when the claimant may move or cancel it.
       */
      changeable_until: string;
      claim_file_no: string;
      contact_name: string | null;
      contact_phone: string | null;
      /** Format: date-time */
      ends_at: string;
      /** Format: date-time */
      hold_until: string | null;
      lane_id: components['schemas']['Id'] | null;
      lane_name: string | null;
      needs_step_free: boolean;
      note: string | null;
      place: components['schemas']['VisitPlace'];
      plate: string | null;
      /** @description What was reported from the field, in order; empty to claimants. */
      reports: {
        /** Format: date-time */
        happened_at: string;
        note: string | null;
        status: components['schemas']['FieldStatus'];
      }[];
      row_version: components['schemas']['RowVersion'];
      /** @description How often the claimant may still move it. */
      self_moves_left: number;
      skills: components['schemas']['AssessorSkills'];
      /** Format: date-time */
      starts_at: string;
      status: components['schemas']['VisitStatus'];
      user_id: components['schemas']['Id'];
      user_name: string;
      vehicle_name: string | null;
      visit_id: components['schemas']['Id'];
      visit_type: components['schemas']['VisitType'];
    };
    VisitMove: {
      place_id: components['schemas']['Id'];
      row_version: components['schemas']['RowVersion'];
      /** Format: date-time */
      starts_at: string;
      user_id: components['schemas']['Id'];
      visit_id: components['schemas']['Id'];
    };
    VisitPlace: {
      accessibility: string | null;
      address: string;
      /** @description In the language asked for. */
      arrival: string | null;
      county_code: components['schemas']['CountyCode'];
      kind: components['schemas']['PlaceKind'];
      latitude: number | null;
      locality: string;
      longitude: number | null;
      name: string;
      phone: string | null;
      place_id: components['schemas']['Id'];
    };
    /** @enum {string} */
    VisitStatus:
      | 'held'
      | 'booked'
      | 'confirmed'
      | 'on_the_way'
      | 'arrived'
      | 'in_work'
      | 'done'
      | 'vehicle_absent'
      | 'not_completed'
      | 'client_no_show'
      | 'assessor_no_show'
      | 'place_closed'
      | 'cancelled'
      | 'expired';
    VisitToMove: {
      proposal: components['schemas']['Slot'] | null;
      visit: components['schemas']['Visit'];
    };
    /** @enum {string} */
    VisitType: 'first' | 'reassessment' | 'reception';
    WaitingAccount: {
      /** Format: date-time */
      asked_at: string;
      asked_by: string | null;
      bic: string | null;
      holder_name: string;
      iban_masked: string;
    };
    /**
     * @description Who has to do something before it goes on. `manager` is an approval that one of our managers has to give.
     * @enum {string}
     */
    WaitingOn: 'us' | 'manager' | 'claimant' | 'shop' | 'police' | 'insurer' | 'other';
    WaitingOrder: {
      amount_bani: number;
      /** Format: uuid */
      assignment_id: string | null;
      claim_file_no: string;
      /** Format: date-time */
      created_at: string;
      created_by: string | null;
      iban_masked: string;
      payee_name: string;
      payment_blocks: components['schemas']['PaymentBlocks'];
      payment_order_id: components['schemas']['Id'];
      reference: string;
    };
    WaitingReserve: {
      amount_bani: number;
      asked_by: string | null;
      coverage_code: components['schemas']['CoverageCode'];
    };
    WantedSlot: {
      assignment_id?: components['schemas']['Id'];
      lane_id?: components['schemas']['Id'];
      place_id: components['schemas']['Id'];
      skills?: components['schemas']['AssessorSkills'];
      /** Format: date-time */
      starts_at: string;
      user_id?: components['schemas']['Id'];
    };
    WeekHours: {
      from_minute: components['schemas']['MinuteOfDay'];
      to_minute: components['schemas']['MinuteOfDay'];
      /** @description Monday is 1. */
      weekday: number;
    };
    WorkCodes: components['schemas']['Code'][];
    WorkingDay: {
      from: components['schemas']['HourOfDay'];
      until: components['schemas']['HourOfDay'];
      /** @description Monday is 1. */
      weekday: number;
    };
    /** @description Weekdays on which somebody answers, in their order, each with its hours in the zone of the business. */
    WorkingDays: components['schemas']['WorkingDay'][];
    WorkingHoursSettings: {
      messages_from: components['schemas']['HourOfDay'];
      messages_until: components['schemas']['HourOfDay'];
      row_version: number;
      working_hours: components['schemas']['WorkingDays'];
    };
    WorkingSpan: {
      /** Format: date-time */
      ends_at: string;
      place_id: components['schemas']['Id'];
      /** Format: date-time */
      starts_at: string;
    };
    /**
     * @description `active` includes `new`. Open work is in exactly one of `active`, `waiting` and `snoozed`.
     * @default active
     * @enum {string}
     */
    WorklistCategory: 'active' | 'new' | 'waiting' | 'snoozed' | 'done' | 'cancelled' | 'all';
    WorklistCheck: {
      /** Format: date-time */
      checked_at: string;
      orphan_count: number;
      orphans: {
        assignment_id: components['schemas']['Id'];
        claim_file_no: string;
        /** @enum {string} */
        reason: 'owner_inactive' | 'queue_without_team' | 'snooze_overdue' | 'in_no_list';
      }[];
    };
    /**
     * @description What a row of the worklist can show. Areas add their columns here and to `WorklistRow`.
     * @enum {string}
     */
    WorklistColumn:
      | 'claim_file_no'
      | 'assignment_no'
      | 'assignment_type'
      | 'status'
      | 'priority'
      | 'plate'
      | 'claimant_name'
      | 'insured_name'
      | 'policy_type'
      | 'county'
      | 'assigned_to'
      | 'tags'
      | 'created_at'
      | 'due_at'
      | 'legal_due_date'
      | 'last_activity_at'
      | 'unread'
      | 'snoozed_until'
      | 'doc_request'
      | 'partner'
      | 'special_customer';
    /** @description Narrows the worklist; all given criteria have to hold. Areas add criteria that belong to their columns. */
    WorklistCriteria: {
      assigned_user_id?: components['schemas']['Id'];
      county_code?: string;
      /**
       * Format: date
       * @description First day in Europe/Bucharest.
       */
      created_from?: string;
      /**
       * Format: date
       * @description Last day in Europe/Bucharest.
       */
      created_to?: string;
      doc_request?: components['schemas']['WorklistRequestFilter'];
      /**
       * Format: date
       * @description First day in Europe/Bucharest on which it was closed.
       */
      done_from?: string;
      /**
       * Format: date
       * @description First day in Europe/Bucharest.
       */
      due_from?: string;
      /**
       * Format: date
       * @description Last day in Europe/Bucharest.
       */
      due_to?: string;
      partner_id?: components['schemas']['Id'];
      policy_type?: components['schemas']['PolicyType'];
      priority?: components['schemas']['Priority'];
      /** @description Part of a claim file number, plate, VIN, name or policy number; case, diacritics, spaces and dashes do not count. */
      q?: string;
      /** @description Main work of the files behind a figure of a report: measure, first and last day, policy type, county, subject. */
      report_cases?: string;
      status_codes?: components['schemas']['Code'][];
      tag?: components['schemas']['TagName'];
      /**
       * @description Something on it is newer than the caller's last visit.
       * @constant
       */
      unread?: true;
      waiting_on?: components['schemas']['WaitingOn'];
    };
    /** @description The worklist view that the user left behind (Specification E3). */
    WorklistFilter: {
      assignment_type: string | null;
      category_code: components['schemas']['WorklistCategory'];
      /** @description Shown columns in their order; the usual ones when absent. */
      columns?: components['schemas']['WorklistColumn'][];
      filter_criteria: components['schemas']['WorklistCriteria'] | null;
      /** @default 0 */
      filter_keys: number;
      sort?: components['schemas']['WorklistSort'];
    };
    WorklistPage: {
      items: components['schemas']['WorklistRow'][];
      next_cursor: string | null;
      total: components['schemas']['CappedCount'];
    };
    /**
     * @description Work on files with an open request for documents; one whose day has passed; one that waits for a verdict.
     * @enum {string}
     */
    WorklistRequestFilter: 'open' | 'overdue' | 'received';
    /**
     * @description How far the latest request for documents of a file is: asked, some came, all came and wait for a verdict, not all came in time, all accepted, or over without them.
     * @enum {string}
     */
    WorklistRequestState: 'asked' | 'partial' | 'received' | 'overdue' | 'accepted' | 'expired';
    WorklistRow: {
      /** Format: uuid */
      assigned_user_id: string | null;
      assigned_user_name: string | null;
      assignment_id: components['schemas']['Id'];
      assignment_key: components['schemas']['OpaqueKey'];
      /** @description Activity code, unique within the organisation. */
      assignment_no: string;
      assignment_type: components['schemas']['Code'];
      assignment_type_name: string;
      category_code: components['schemas']['CategoryCode'];
      claim_file_id: components['schemas']['Id'];
      claim_file_no: string;
      claimant_name: string | null;
      county_code: string | null;
      /** Format: date-time */
      created_at: string;
      doc_request_state?: components['schemas']['WorklistRequestState'] | null;
      /** Format: date-time */
      due_at: string | null;
      insured_name: string | null;
      is_case_master: boolean;
      /** Format: date-time */
      last_activity_at: string;
      /**
       * Format: date
       * @description Day in Europe/Bucharest, to its end.
       */
      legal_due_date: string | null;
      partner_name?: string | null;
      plate: string | null;
      policy_type: components['schemas']['PolicyType'];
      priority: components['schemas']['Priority'];
      /** @description Where it waits while nobody has it. */
      queue_name: string | null;
      /**
       * Format: date-time
       * @description When it came back from being put off; null once its owner has opened it.
       */
      returned_at: string | null;
      row_version: components['schemas']['RowVersion'];
      snoozed_for: components['schemas']['SnoozeEvent'] | null;
      /** Format: date-time */
      snoozed_until: string | null;
      special_customer_name?: string | null;
      status_code: components['schemas']['Code'];
      status_color: components['schemas']['Color'];
      status_name: string;
      tags: components['schemas']['TagName'][];
      /** @description What is newer than the caller's last visit. */
      unread: ('note' | 'message' | 'document')[];
    };
    WorklistSort: {
      /** @enum {string} */
      column:
        | 'due_at'
        | 'created_at'
        | 'claim_file_no'
        | 'claimant_name'
        | 'status'
        | 'priority'
        | 'last_activity_at'
        | 'legal_due_date';
      /** @enum {string} */
      direction: 'asc' | 'desc';
    };
    WouldDo: {
      kind: components['schemas']['SpecialRuleKind'];
      /** @description It is a rule of the level of the customer. */
      of_level: boolean;
      says: string;
    };
  };
  responses: {
    /** @description `account_locked`: too many failures, or locked by an administrator. */
    AccountLocked: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description The request breaks the contract. `validation_failed` and `unknown_field` list the fields; `malformed_json` and `malformed_form` do not. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `conflict`, `already_taken` or `idempotency_in_progress`. */
    Conflict: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `correlation_token_changed`: the session of the id token is not that of the refresh token, because somebody signed in, out or switched user in another tab. Reserved for this meaning; a wrong method on a known path answers 404. */
    CorrelationTokenChanged: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `external_sign_in_failed`, or `ip_not_allowed`. Says nothing about why. */
    ExternalSignInFailed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `forbidden`: the caller is known and may not do this. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `internal_error`. Says no more than an error id, except in Development. */
    InternalError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `invalid_credentials`. The same answer for an unknown account, a wrong password and a disabled account. */
    InvalidCredentials: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `not_found`. Also for what exists but not for this caller: unknown, expired and foreign keys are told apart by nobody. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `payload_too_large`, `file_too_large`, `too_many_files` or `storage_quota_exceeded`; `context.limit` names the limit. */
    PayloadTooLarge: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `planned`: the operation belongs to the contract and has no handler yet. */
    Planned: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `rate_limited`, or `challenge_blocked` with `context.block_until`. */
    RateLimited: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description A business rule refuses the request; the code says which, `fields` where. Also `idempotency_key_reused`. */
    RuleRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description A refusal in the words of SCIM (RFC 7644 §3.12). */
    ScimRefused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/scim+json': components['schemas']['ScimError'];
      };
    };
    /** @description `stale_row_version`: the record changed since it was read. `context.row_version` is the present one. */
    StaleRowVersion: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `storage_full`: the disk of the server is full. Nothing was stored. */
    StorageFull: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `token_expired`, `token_invalid`, `session_revoked`, `refresh_token_expired` or `ip_not_allowed`. The client refreshes once and repeats; `refresh_token_expired` and `session_revoked` sign out. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `database_unavailable`, `file_store_unavailable` or `overloaded`, and `picture_not_ready` while a copy of a picture is being made. Nothing was stored; only `overloaded` without Retry-After leaves that open, because the work took too long and was cut off. */
    Unavailable: {
      headers: {
        'Retry-After': components['headers']['RetryAfter'];
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
    /** @description `unsupported_media_type` for the request, `unsupported_file_type` for a file whose content is not of an allowed kind. */
    UnsupportedMediaType: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/problem+json': components['schemas']['Problem'];
      };
    };
  };
  parameters: {
    AbsenceId: components['schemas']['Id'];
    /** @description `next_cursor` of the page before; absent for the first page. */
    AfterCursor: components['schemas']['Cursor'];
    AnnotationId: components['schemas']['Id'];
    AssessmentNoteId: components['schemas']['Id'];
    AssignmentChangeId: components['schemas']['Id'];
    AssignmentId: components['schemas']['Id'];
    AssignmentKey: components['schemas']['OpaqueKey'];
    AssistantMessageId: components['schemas']['Id'];
    BankStatementId: components['schemas']['Id'];
    CaseNumber: components['schemas']['CaseNo'];
    ClaimFileId: components['schemas']['Id'];
    ClaimFileOfCustomer: components['schemas']['Id'];
    DocRequestId: components['schemas']['Id'];
    DocRequestItemId: components['schemas']['Id'];
    DocumentId: components['schemas']['Id'];
    DocumentOfCustomer: components['schemas']['Id'];
    /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
    IdempotencyKey: string;
    /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
    IdempotencySecret: string;
    JobId: components['schemas']['Id'];
    MessageId: components['schemas']['Id'];
    OfferId: components['schemas']['Id'];
    PartyId: components['schemas']['Id'];
    PaymentExportId: components['schemas']['Id'];
    PaymentId: components['schemas']['Id'];
    PaymentOrderId: components['schemas']['Id'];
    RecoveryId: components['schemas']['Id'];
    RecoveryReceiptId: components['schemas']['Id'];
    RematchId: components['schemas']['Id'];
    ReportScheduleId: components['schemas']['Id'];
    ReportState: components['schemas']['ReportStateName'];
    SavedViewId: components['schemas']['Id'];
    ScimAttributes: string;
    /** @description At most 200; anything less than 0 stands for 0, which asks for the number alone. */
    ScimCount: number;
    ScimExcludedAttributes: string;
    ScimFilter: string;
    ScimGroupId: string;
    /** @description The `meta.version` that was read; another one answers 412. */
    ScimIfMatch: string;
    /** @description Not supported and ignored. */
    ScimSortBy: string;
    /** @description Not supported and ignored. */
    ScimSortOrder: string;
    /** @description From 1; anything less stands for 1. */
    ScimStartIndex: number;
    ScimUserId: string;
    ShopEstimateId: components['schemas']['Id'];
    SpecialCustomerId: components['schemas']['Id'];
    SpecialRuleId: components['schemas']['Id'];
    TimelineEventId: components['schemas']['Id'];
    UploadId: components['schemas']['Id'];
    UserId: components['schemas']['Id'];
    VehicleId: components['schemas']['Id'];
  };
  requestBodies: {
    BalancesFile: {
      content: {
        'application/json': {
          csv: string;
          year: components['schemas']['LeaveYear'];
        };
      };
    };
    PeopleFile: {
      content: {
        'application/json': {
          /** @description Which column holds what; null to find them by their names. */
          columns: components['schemas']['PeopleColumns'] | null;
          csv: string;
        };
      };
    };
    ReadMoney: {
      content: {
        'application/json': {
          money_version: components['schemas']['MoneyVersion'];
        };
      };
    };
    ReadNote: {
      content: {
        'application/json': {
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    ReadVersion: {
      content: {
        'application/json': {
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    VersionOfDocRequest: {
      content: {
        'application/json': {
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
  };
  headers: {
    /** @description Present with `true` when this is the stored answer of an earlier request with the same key. */
    IdempotencyReplayed: 'true';
    /** @description Seconds to wait before the next try. */
    RetryAfter: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  answerReplacement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          accepts: boolean;
          /** @description Needed to say no. */
          reason?: string;
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The question with its answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplacementQuestion'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  attachCertificate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: Blob;
        };
      };
    };
    responses: {
      /** @description The absence. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Absence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseBalances: {
    parameters: {
      query: {
        year: components['schemas']['LeaveYear'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamBalances'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseReplacementQuestions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The nearest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReplacementQuestion'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseTeamAbsences: {
    parameters: {
      query: {
        from: string;
        /** @description At most 100 days after `from`; later days are left out. */
        to: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The wall chart and the inbox. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamAbsences'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  cancelAbsence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody: components['requestBodies']['ReadVersion'];
    responses: {
      /** @description The absence. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Absence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createFeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The address. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            url: string;
          };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  decideAbsences: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          decisions: components['schemas']['AbsenceDecision'][];
        };
      };
    };
    responses: {
      /** @description What became of each, in the same order. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecidedAbsence'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadCertificate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sent as an attachment under its original name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endReplacement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The absence. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Absence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  exportBalances: {
    parameters: {
      query: {
        year: components['schemas']['LeaveYear'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description CSV with semicolons, as spreadsheets in Romania read it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getFeed: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        feed_key: components['schemas']['OpaqueKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description iCalendar, one event for each absence. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getOwnAbsences: {
    parameters: {
      query?: {
        /** @description The present one when absent. */
        year?: components['schemas']['LeaveYear'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Newest absences first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAbsences'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getReturnBrief: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Newest deeds first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReturnBrief'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  importBalances: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: components['requestBodies']['BalancesFile'];
    responses: {
      /** @description What was changed. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceImport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewAbsence: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          absence_id?: components['schemas']['Id'];
          absence_type_code: components['schemas']['AbsenceTypeCode'];
          /** Format: date */
          date_from: string;
          /** Format: date */
          date_to: string;
          first_part: components['schemas']['DayPart'];
          last_part: components['schemas']['DayPart'];
          user_id?: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description Balance, colleagues, work and who could replace. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AbsencePreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewBalances: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: components['requestBodies']['BalancesFile'];
    responses: {
      /** @description Each line with what is there, what it would be, and why it cannot be. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BalanceImport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewDecision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Balance, presence, and each piece of work with its proposed owner. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecisionPreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeCertificate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The absence. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Absence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  revokeAbsence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The absence. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Absence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  revokeFeed: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Revoked. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveAbsence: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          absence_id?: components['schemas']['Id'];
          absence_type_code: components['schemas']['AbsenceTypeCode'];
          certificate_no?: string;
          /** Format: date */
          date_from: string;
          /** Format: date */
          date_to: string;
          first_part: components['schemas']['DayPart'];
          last_part: components['schemas']['DayPart'];
          note?: string;
          replacement_user_id: components['schemas']['Id'] | null;
          row_version?: components['schemas']['RowVersion'];
          /** @description False keeps a draft, which only its owner sees. */
          send: boolean;
          user_id?: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The absence. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Absence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  undoDecision: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        absence_id: components['parameters']['AbsenceId'];
      };
      cookie?: never;
    };
    requestBody: components['requestBodies']['ReadVersion'];
    responses: {
      /** @description The absence. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Absence'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseAssistantMessages: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantMessage'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  completeAssistantMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['AssistantMessageId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message to append. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  decideAssistantProposals: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['AssistantMessageId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Empty refuses them all. */
          accepted_proposal_numbers: components['schemas']['AssistantNumber'][];
        };
      };
    };
    responses: {
      /** @description The message, decided. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAssistantModelUse: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Where what was found is sent for that. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantModelUse'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAssistantSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings of the organisation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantSettings'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  processAssistantMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['AssistantMessageId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message to append. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  rateAssistantMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['AssistantMessageId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          rating: components['schemas']['AssistantRating'];
          reason?: string;
        };
      };
    };
    responses: {
      /** @description The message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveAssistantSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          is_on: boolean;
          role_codes: components['schemas']['AssistantRoles'];
          row_version: components['schemas']['RowVersion'];
          uses_model: boolean;
        };
      };
    };
    responses: {
      /** @description The settings of the organisation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  sendAssistantMessage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description The work that is open beside the assistant; questions are about its file. */
          assignment_id?: components['schemas']['Id'] | null;
          /** @description Begin a new thread and delete the one before (T5). */
          delete_thread?: boolean;
          message_content: string;
          /** @description The client's own name of this question. */
          message_id?: string | null;
          /** @description Made by the server when absent. */
          run_id?: string | null;
          /** @description The present thread; another one than the caller's is not found. */
          thread_id?: string | null;
        };
      };
    };
    responses: {
      /** @description The pending answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  stopAssistantMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: components['parameters']['AssistantMessageId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssistantMessage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  askStep: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
          row_version: components['schemas']['RowVersion'];
          transition_code: components['schemas']['Code'];
          waiting_on?: components['schemas']['WaitingOn'];
        };
      };
    };
    responses: {
      /** @description The request. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            approval_id: components['schemas']['Id'];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseActivityTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In the order of the process, without the main work. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ActivityType'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseAssignees: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By name; people who are away today say so. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Assignee'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseDayAgenda: {
    parameters: {
      query: {
        date: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Replacements first, which last the whole day, then by time. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DayAgenda'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseExports: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most 50. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Export'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseLargeChanges: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most 10. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LargeChange'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseOfferedTransitions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_ids: components['schemas']['Id'][];
        };
      };
    };
    responses: {
      /** @description The ones that fit the most rows first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferedTransition'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePartners: {
    parameters: {
      query?: {
        /** @description This one and no other. */
        partner_id?: components['schemas']['Id'];
        /** @description Part of the name or the town; case and diacritics do not count. */
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The first ones by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartnerChoice'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseSavedViews: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One's own first, then shared ones, each by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseShortlist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Numbers, the nearest deadlines, the day, what was opened last. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Shortlist'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseStatuses: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In the order of the process. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Status'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseTags: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TagName'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseWorklist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          after?: components['schemas']['Cursor'];
          assignment_type?: components['schemas']['Code'];
          category_code: components['schemas']['WorklistCategory'];
          filter_criteria?: components['schemas']['WorklistCriteria'];
          filter_keys: components['schemas']['FilterKeys'];
          /** @description Rows of a page; 50 when absent. */
          limit?: number;
          sort?: components['schemas']['WorklistSort'];
        };
      };
    };
    responses: {
      /** @description Rows in the asked order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WorklistPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  cancelLargeChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_change_id: components['parameters']['AssignmentChangeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The change as it stands now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LargeChange'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeAssignments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          change: components['schemas']['AssignmentChange'];
          items: {
            assignment_id: components['schemas']['Id'];
            row_version: components['schemas']['RowVersion'];
          }[];
        };
      };
    };
    responses: {
      /** @description What became of each row, in the order asked. */
      200: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentChangeResult'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeMatching: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          change: components['schemas']['AssignmentChange'];
          settings: components['schemas']['ViewSettings'];
          /** @description The number of assignments that the caller saw. */
          total: number;
        };
      };
    };
    responses: {
      /** @description The change, not begun yet. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LargeChange'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  confirmContact: {
    parameters: {
      query?: never;
      header: {
        'X-Requested-With': 'dosar';
      };
      path: {
        key: components['schemas']['OpaqueKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The channel is confirmed, and for whom. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ContactConfirmation'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  countMatching: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          settings: components['schemas']['ViewSettings'];
        };
      };
    };
    responses: {
      /** @description Numbers of this moment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MatchingWork'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  countNews: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description The rows that are shown. */
          known_ids: components['schemas']['Id'][];
          settings: components['schemas']['ViewSettings'];
          /** @description For how many seconds the rows have been shown; only what came since is counted. A duration, because the clocks of computers differ. Null where the whole list is shown, so that whatever is not known is new. */
          shown_for: number | null;
        };
      };
    };
    responses: {
      /** @description Counted up to a limit. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CappedCount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createSavedView: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewSavedView'];
      };
    };
    responses: {
      /** @description The view. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteSavedView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        saved_view_id: components['parameters']['SavedViewId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        export_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sent as an attachment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  startExport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Only these; absent for everything that the list finds. */
          assignment_ids?: components['schemas']['Id'][];
          /** @description In the order in which the screen shows them. */
          columns: components['schemas']['WorklistColumn'][];
          format: components['schemas']['ExportFormat'];
          settings: components['schemas']['ViewSettings'];
        };
      };
    };
    responses: {
      /** @description The export. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Export'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAssignment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
        claim_file_no: components['schemas']['CaseNo'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The assignment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentDetail'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getGuestAssignment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_key: components['parameters']['AssignmentKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The assignment as a guest sees it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['GuestAssignment'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  openActivity: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        claim_file_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_type: components['schemas']['Code'];
          parent_assignment_id?: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The new work. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedActivity'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewClaimFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          claim_file_no: components['schemas']['CaseNo'];
          reason: components['schemas']['PreviewReason'];
        };
      };
    };
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClaimFilePreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePreviewDocuments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description `next_cursor` of the page before; absent for the first page. */
          after?: components['schemas']['Id'];
          claim_file_no: components['schemas']['CaseNo'];
          reason: components['schemas']['PreviewReason'];
        };
      };
    };
    responses: {
      /** @description A page of at most 100 documents. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PreviewDocumentPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewTransition: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          transition_code: components['schemas']['Code'];
        };
      };
    };
    responses: {
      /** @description The messages, and what else deserves to be known before. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TransitionPreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  releaseAssignment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The row as it stands now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WorklistRow'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveWorklistFilter: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ViewSettings'];
      };
    };
    responses: {
      /** @description Kept. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  takeAssignment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The row as it stands now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WorklistRow'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  transitionAssignment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Number of the claim file that stays. */
          duplicate_of?: components['schemas']['CaseNo'];
          reason?: string;
          row_version: components['schemas']['RowVersion'];
          transition_code: components['schemas']['Code'];
          waiting_on?: components['schemas']['WaitingOn'];
        };
      };
    };
    responses: {
      /** @description The new status. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentStatus'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  undoAssignmentChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_change_id: components['parameters']['AssignmentChangeId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What became of each row. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentChangeResult'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  updateSavedView: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        saved_view_id: components['parameters']['SavedViewId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          is_shared: boolean;
          name: components['schemas']['SavedViewName'];
          row_version: components['schemas']['RowVersion'];
          settings: components['schemas']['ViewSettings'];
        };
      };
    };
    responses: {
      /** @description The view. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedView'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  appToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          password: string;
          username: string;
        };
      };
    };
    responses: {
      /** @description Signed in, or one step away from it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignIn'];
        };
      };
      400: components['responses']['InvalidCredentials'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['AccountLocked'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  externalAppToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          access_token: string;
          orgCode: string;
        };
      };
    };
    responses: {
      /** @description Signed in. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignIn'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['ExternalSignInFailed'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most a hundred; older ones have expired. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnSession'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  checkPass: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          password: string;
        };
      };
    };
    responses: {
      /** @description Whether it is the password. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            passValid: boolean;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['AccountLocked'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endOtherSessions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How many were ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            ended: number;
          };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endSession: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          session_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description It is over, or was already. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  exchangeExternalCode: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          code: string;
          /** @description Who answered, when the provider says so (RFC 9207). */
          iss?: string;
          state: string;
        };
      };
    };
    responses: {
      /** @description The token and whose it is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            access_token: string;
            org_code: components['schemas']['OrgCode'];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['ExternalSignInFailed'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  startExternalSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          org_code: components['schemas']['OrgCode'];
        };
      };
    };
    responses: {
      /** @description Where to go. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            authorization_url: string;
            state: string;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['ExternalSignInFailed'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  generateOneTimePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sent, or blocked for a while. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** Format: date-time */
            block_until: string | null;
            code_generated: boolean;
            /** Format: date-time */
            expire_time: string | null;
            newAuthContext: components['schemas']['NewAuthContext'];
            /**
             * Format: date-time
             * @description The server's time, so that a wrong clock of the reader counts down rightly.
             */
            system_time: string;
          };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getOwnAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Data, preferences and the version to write them with. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnAccount'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getSignInOptions: {
    parameters: {
      query?: {
        org_code?: components['schemas']['OrgCode'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the login page offers. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInOptions'];
        };
      };
      400: components['responses']['BadRequest'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  guestToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_key: components['schemas']['OpaqueKey'];
          assignment_type: components['schemas']['Code'];
        };
      };
    };
    responses: {
      /** @description Tokens limited to that assignment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokens'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  impersonate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          user_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description Tokens of the user acted for, or one's own again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokens'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  invitationToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          key: string;
        };
      };
    };
    responses: {
      /** @description Tokens of a session of kind `renew`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokens'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The session is over. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  readInvitation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          key: string;
        };
      };
    };
    responses: {
      /** @description The invitation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Invitation'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  refreshToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          impersonated_by_user_id?: components['schemas']['Id'];
          new_user_id?: components['schemas']['Id'];
          refresh_token: string;
        };
      };
    };
    responses: {
      /** @description New tokens of the same session. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokens'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  renew: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          password: string;
        };
      };
    };
    responses: {
      /** @description Renewed, or the policy's reason why not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasswordRenewal'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  trackerToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          org_code: string;
        };
      };
    };
    responses: {
      /** @description Tokens of a tracker guest of that organisation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokens'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  updateOwnAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          language: components['schemas']['Language'];
          nickname: string;
          preferences: components['schemas']['Preferences'];
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The changed profile. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Profile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  updatePass: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          old_password: string;
          password: string;
        };
      };
    };
    responses: {
      /** @description Changed, or the policy's reason why not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PasswordChange'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['AccountLocked'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  verifyOneTimePassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          code: number;
        };
      };
    };
    responses: {
      /** @description Whether the code was right, with full tokens when it was. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /**
             * Format: date-time
             * @description Null while nothing is blocked, and when only an administrator lets the user in again.
             */
            block_until: string | null;
            is_blocked: boolean;
            newAuthContext: components['schemas']['NewAuthContext'];
            success: boolean;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addParty: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email?: string;
          first_name?: string;
          /** @enum {string} */
          kind: 'person' | 'company';
          /** @description Last name or name of the company. */
          name: string;
          phone?: string;
          roles: components['schemas']['PartyRoles'];
        };
      };
    };
    responses: {
      /** @description Stored. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangedRecord'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  agreeEstimate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        shop_estimate_id: components['parameters']['ShopEstimateId'];
      };
      cookie?: never;
    };
    requestBody: components['requestBodies']['ReadNote'];
    responses: {
      /** @description The estimate beside the note. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedEstimate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  askTotalLoss: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The inspection and its note. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  beginAssessmentNote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The inspection and its note. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseAssessments: {
    parameters: {
      query?: {
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The three lists. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssessmentLists'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseItemHistory: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignmentId: components['schemas']['Id'];
        itemGuid: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Newest first; empty when no other file names the part. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ItemHistoryRow'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseAssessmentRates: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Those in force last come first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssessmentRate'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  commitNote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: components['schemas']['RowVersion'];
          /** @description What the client drew on the tablet. */
          signature?: string;
          signer_name?: string;
        };
      };
    };
    responses: {
      /** @description The inspection and its note. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  compareNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Line by line; empty for the first note. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoteDifference'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createSupplement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
        };
      };
    };
    responses: {
      /** @description The inspection and its note. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The PDF. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAssessmentNote: {
    parameters: {
      query?: {
        version?: number;
      };
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The inspection and its note. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getEstimate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The newest round, and how shops write their estimates. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedEstimate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  ignoreFinding: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          finding_key: string;
          reason: string;
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The inspection and its note. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  importEstimate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          columns: components['schemas']['EstimateColumns'];
          file_name: string;
          /** @description The first row with a line. */
          first_row: number;
          rows: string[][];
          shop_name: string;
          /** @enum {string} */
          source: 'csv' | 'xlsx' | 'pdf' | 'typed';
        };
      };
    };
    responses: {
      /** @description The estimate beside the note. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedEstimate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  recalculateNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody: components['requestBodies']['ReadNote'];
    responses: {
      /** @description The inspection and its note. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveEstimateLines: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        shop_estimate_id: components['parameters']['ShopEstimateId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          lines: {
            agreed_bani: components['schemas']['EstimateBani'] | null;
            estimate_line_id: components['schemas']['Id'];
            /** Format: uuid */
            item_guid: string | null;
            reason_code: components['schemas']['DifferenceReason'] | null;
            reason_note: string | null;
          }[];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The estimate beside the note. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedEstimate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveNoteHead: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          head: components['schemas']['NoteHead'];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The inspection and its note. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveNoteLines: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          lines: components['schemas']['NoteLineChange'][];
          removed: {
            item_guid: components['schemas']['Id'];
            row_version: components['schemas']['RowVersion'];
          }[];
        };
      };
    };
    responses: {
      /** @description What was saved, and what was not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SavedLines'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveNotePhotos: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assessment_note_id: components['parameters']['AssessmentNoteId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          photos: components['schemas']['NotePhoto'][];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The inspection and its note. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveAssessmentRate: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          discount_share: components['schemas']['Share'];
          /**
           * Format: uuid
           * @description None for the organisation.
           */
          partner_id: string | null;
          rates: components['schemas']['HourlyRates'];
          /** @description 0 for a day without rates. */
          row_version: number;
          /** Format: date */
          valid_from: string;
        };
      };
    };
    responses: {
      /** @description The rate. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssessmentRate'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  takeOverInspection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The inspection and its note. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenedNote'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseFileLinks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Oldest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkedFile'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeEvent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changes: components['schemas']['EventChanges'];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangedRecord'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeParty: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
        party_id: components['parameters']['PartyId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changes: components['schemas']['PartyChanges'];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangedRecord'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changePolicy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changes: components['schemas']['PolicyChanges'];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangedRecord'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeVehicle: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
        vehicle_id: components['parameters']['VehicleId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          changes: components['schemas']['VehicleChanges'];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangedRecord'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  linkClaimFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          claim_file_no: components['schemas']['CaseNo'];
          kind: components['schemas']['FileLinkKind'];
          reason: components['schemas']['LinkReason'];
        };
      };
    };
    responses: {
      /** @description Stored; both timelines tell it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            claim_file_no: components['schemas']['CaseNo'];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveContact: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
        party_id: components['parameters']['PartyId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          contact_channel_id?: components['schemas']['Id'];
          is_preferred: boolean;
          row_version?: components['schemas']['RowVersion'];
          /** @enum {string} */
          type: 'email' | 'phone';
          value: string | null;
        };
      };
    };
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChangedRecord'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  showPartyNumber: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
        party_id: components['parameters']['PartyId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          number: 'cnp' | 'iban';
        };
      };
    };
    responses: {
      /** @description The number. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PartyNumber'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  unlinkClaimFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          claim_file_no: components['schemas']['CaseNo'];
          reason: components['schemas']['LinkReason'];
        };
      };
    };
    responses: {
      /** @description Stored; both timelines tell it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            claim_file_no: components['schemas']['CaseNo'];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseJobs: {
    parameters: {
      query: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
        state: components['schemas']['JobState'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of at most 50 jobs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JobPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseSettingChanges: {
    parameters: {
      query: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
        /** @description Address of the page below `/config`. */
        page: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of at most 20 changes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingChangePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  cancelJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['JobId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It will not be tried again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  checkSenderDomain: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Each row that the page names, as it was found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SenderDomainCheck'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getBranches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Also closed ones, in the order in which people choose. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BranchList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getBranding: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The looks and the version to write them with. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandingSettings'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getClosures: {
    parameters: {
      query?: {
        /** @description The present one when absent. */
        year?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Its own days and the legal holidays, each in the order of the calendar. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosureList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getFeatures: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every feature of the contract. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FeatureList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getOrganisation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The details and the version to write them with. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationPage'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getSender: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings, and what the installation lays down. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SenderPage'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getSettingUsage: {
    parameters: {
      query: {
        /** @description Its id, its code, or its day. */
        id: string;
        kind: components['schemas']['SettingKind'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every kind of use that there is now, and where it can be moved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SettingUsage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The settings, and what the installation lays down. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInPage'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getStartChecklist: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every line, those that are done as well. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StartChecklist'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getWorkingHours: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The hours and the version to write them with. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WorkingHoursSettings'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getMyBrowser: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Environment, origins and the caller's address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrowserConfig'];
        };
      };
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeClosure: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: date */
          closure_date: string;
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The days of the same year. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosureList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  restoreSettingChange: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        change_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The old values are in force. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  retryJob: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        job_id: components['parameters']['JobId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It waits for its turn, with all its tries before it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveBranch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BranchChange'];
      };
    };
    responses: {
      /** @description The offices as they are now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BranchList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveClosure: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewClosure'];
      };
    };
    responses: {
      /** @description The days of the same year. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClosureList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  sendTestMessage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          kind: 'email' | 'sms';
        };
      };
    };
    responses: {
      /** @description It is on its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  switchFeature: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['Feature'];
      };
    };
    responses: {
      /** @description Every feature as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FeatureList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  tryPassword: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          password: string;
          settings: components['schemas']['SignInSettings'];
          username: string;
        };
      };
    };
    responses: {
      /** @description Every rule that refuses it; none when it would be taken. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            refusals: {
              message: string;
              rule: string;
            }[];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  updateBranding: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BrandingSettings'];
      };
    };
    responses: {
      /** @description The stored looks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BrandingSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  updateOrganisation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['OrganisationDetails'];
      };
    };
    responses: {
      /** @description The stored details. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrganisationPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  updateSender: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SenderSettings'];
      };
    };
    responses: {
      /** @description The stored settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SenderPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  updateSignIn: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignInSettings'];
      };
    };
    responses: {
      /** @description The stored settings. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignInPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  updateWorkingHours: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WorkingHoursSettings'];
      };
    };
    responses: {
      /** @description The stored hours. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WorkingHoursSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description One item for the user and one for each replaced user with new activities; none where the organisation or the user has switched such notices off. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Notification'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  clearNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the caller was told of is not new any more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseOutbox: {
    parameters: {
      query?: {
        /** @description Address or phone number of the recipient. */
        to?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most 200 messages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['OutboxItem'][];
          };
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addAnnotation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        document_id: components['parameters']['DocumentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          label?: string;
          shape: components['schemas']['AnnotationShape'];
        };
      };
    };
    responses: {
      /** @description The mark. */
      200: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Annotation'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  answerNotOwned: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        doc_request_item_id: components['parameters']['DocRequestItemId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          decision: 'accept' | 'ask_again';
          reason?: string;
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  beginUpload: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_id?: components['schemas']['Id'];
          doc_request_item_id?: components['schemas']['Id'];
          doc_type_code: components['schemas']['Code'];
          file_name: string;
          /** @description Bytes. */
          size: number;
        };
      };
    };
    responses: {
      /** @description Where to send the file. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            upload_id: components['schemas']['Id'];
            /** @description Path on the same origin. */
            upload_url: string;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseDocuments: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
      };
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of at most 60 documents. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseAnnotations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_id: components['parameters']['DocumentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most 100 marks. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Annotation'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseDocTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In the order of the organisation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Lookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseDocRequests: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The requests. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocRequest'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseVehiclePhotos: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most 20 files with at most 24 photos each. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VehiclePhotos'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_id: components['parameters']['DocumentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          description?: string | null;
          doc_type_code?: components['schemas']['Code'];
          /** Format: date */
          registration_date?: string | null;
          registration_no?: string | null;
          row_version: components['schemas']['RowVersion'];
          visibility?: components['schemas']['Visibility'];
        };
      };
    };
    responses: {
      /** @description The document as it stands now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Document'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  declineRequestedDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        doc_request_item_id: components['parameters']['DocRequestItemId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          note?: string;
          reason_code: components['schemas']['NotOwnedCode'];
        };
      };
    };
    responses: {
      /** @description The request as it stands now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedDocuments'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadDocument: {
    parameters: {
      query?: {
        /** @description `thumbnail` exists for pictures and papers; `copy` is the picture upright, as a JPEG, without the place where it was taken; `original` when absent. */
        variant?: 'original' | 'thumbnail' | 'copy';
      };
      header?: never;
      path: {
        document_id: components['parameters']['DocumentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sent as an attachment under its original name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadAllDocuments: {
    parameters: {
      query?: {
        /** @description Ids, separated by commas; at most 100. */
        document_ids?: string;
      };
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The archive, named after the claim file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getRequestedDocuments: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is asked for, what came, and what was said about it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedDocuments'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getDocRequestOptions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Kinds of document with what the file has of them, recipients, and the terms that the organisation sets. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocRequestOptions'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getDocumentRules: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rules in force. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentRules'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  judgeDocuments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          documents: {
            document_id: components['schemas']['Id'];
            row_version: components['schemas']['RowVersion'];
          }[];
          reason?: string;
          /** @enum {string} */
          verdict: 'accepted' | 'rejected' | 'superseded' | 'received';
        };
      };
    };
    responses: {
      /** @description The documents as they stand now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            items: components['schemas']['Document'][];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  keepUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        upload_id: components['parameters']['UploadId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stored file. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedDocument'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewDocRequest: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_id: components['schemas']['Id'];
          channel: components['schemas']['DocRequestChannel'];
          doc_type_codes: components['schemas']['DocTypeCodes'];
          /** Format: date */
          due_date: string;
          language?: components['schemas']['Language'];
          message?: string;
          recipient_party_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description What would be sent, and when. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocRequestPreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  remindDocRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        doc_request_id: components['parameters']['DocRequestId'];
      };
      cookie?: never;
    };
    requestBody: components['requestBodies']['VersionOfDocRequest'];
    responses: {
      /** @description The request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_id: components['parameters']['DocumentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeAnnotation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        annotation_id: components['parameters']['AnnotationId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  requestDocuments: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_id: components['schemas']['Id'];
          channel: components['schemas']['DocRequestChannel'];
          doc_type_codes: components['schemas']['DocTypeCodes'];
          /** Format: date */
          due_date: string;
          message?: string;
          /** @description The work is put off until an answer comes, at the latest until `due_date`, and never into the last days of the legal term. */
          puts_off?: boolean;
          recipient_party_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The request. */
      200: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  readUploadOffset: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        upload_id: components['parameters']['UploadId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description `Upload-Offset` and `Upload-Length` say it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  appendToUpload: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        upload_id: components['parameters']['UploadId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/offset+octet-stream': Blob;
      };
    };
    responses: {
      /** @description The bytes have arrived; `Upload-Offset` says how many there are. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveDocumentGuidance: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        doc_type_code: components['schemas']['Code'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          guidance: components['schemas']['DocumentGuidance'];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The rules in force. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentRules'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveRequestRule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description 0 where the usual rule was read. */
          row_version: number;
          rule: components['schemas']['RequestRule'];
        };
      };
    };
    responses: {
      /** @description The rules in force. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocumentRules'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  sendRequestedDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        doc_request_item_id: components['parameters']['DocRequestItemId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request as it stands now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RequestedDocuments'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  uploadDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
        'Idempotency-Secret'?: components['parameters']['IdempotencySecret'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          assignment_id?: components['schemas']['Id'];
          doc_request_item_id?: components['schemas']['Id'];
          doc_type_code: components['schemas']['Code'];
          /** Format: binary */
          file: Blob;
        };
      };
    };
    responses: {
      /** @description The stored file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadedDocument'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  withdrawDocRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        doc_request_id: components['parameters']['DocRequestId'];
      };
      cookie?: never;
    };
    requestBody: components['requestBodies']['VersionOfDocRequest'];
    responses: {
      /** @description The request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DocRequest'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseBranches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Branches by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BranchLookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseColors: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Colours in the order to offer them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ColorLookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseCounties: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description 41 counties and Bucharest by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountyLookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseCountries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Countries by name; the code is ISO 3166-1 alpha-2. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Lookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePolicyTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Policy types in the order to offer them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PolicyTypeLookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseVehicleBrands: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Brands by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Lookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseVehicleCategories: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Categories in the order to offer them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Lookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseVehicleParts: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Parts by zone and name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VehiclePartLookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  submitClaimNotification: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
        'Idempotency-Secret'?: components['parameters']['IdempotencySecret'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ClaimNotification'];
      };
    };
    responses: {
      /** @description The claim is registered. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ClaimNotificationReceipt'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getHealthLive: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It does. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            status: 'ok';
          };
        };
      };
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getHealthReady: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every check passes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Readiness'];
        };
      };
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseMessages: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
      };
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of at most 50 messages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessagePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseRecipients: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The parties of the file, and what sending costs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Recipients'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseMessageTemplates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        channel: components['schemas']['MessageChannel'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In the order of the organisation. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageTemplate'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseTemplateSettings: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Those that are switched off too. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListedTemplate'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseUnfiledMessages: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of at most 50 messages. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessagePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  cancelMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        message_id: components['parameters']['MessageId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message, cancelled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  fileMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        received_message_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          claim_file_no: string;
        };
      };
    };
    responses: {
      /** @description The message, and where it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getMessageContent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        key: components['schemas']['OpaqueKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessageContent'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        template_code: components['schemas']['TemplateCode'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The template, ready to change. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TemplateSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  logCall: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_id: components['schemas']['Id'];
          direction: components['schemas']['MessageDirection'];
          minutes?: number;
          note?: string;
          number: string;
          outcome: components['schemas']['CallOutcome'];
          party_id?: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The call. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewMessage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_id: components['schemas']['Id'];
          channel: components['schemas']['MessageChannel'];
          language?: components['schemas']['Language'];
          party_id?: components['schemas']['Id'];
          template_code: components['schemas']['Code'];
        };
      };
    };
    responses: {
      /** @description The text as far as it can be filled. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MessagePreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          claim_file_no?: string;
          texts: components['schemas']['TemplateTexts'];
        };
      };
    };
    responses: {
      /** @description The filled texts, and the latest files to choose another one from. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TemplatePreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  receiveMessage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          key: components['schemas']['OpaqueKey'];
          /** Format: binary */
          message: Blob;
          org_code: components['schemas']['Code'];
        };
      };
    };
    responses: {
      /** @description What became of it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @enum {string} */
            outcome: 'filed' | 'unfiled' | 'bounce' | 'repeated';
          };
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  renewInboundKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The key. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            key: components['schemas']['OpaqueKey'];
            org_code: components['schemas']['Code'];
          };
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  retryMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        message_id: components['parameters']['MessageId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The message, waiting to leave. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Whether handlers are offered it. */
          is_active: boolean;
          name_en: string;
          name_ro: string;
          row_version: number;
          template_code: components['schemas']['TemplateCode'];
          texts: components['schemas']['TemplateTexts'];
        };
      };
    };
    responses: {
      /** @description The template as it is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TemplateSettings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  sendConfirmation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          address: string;
          claim_file_id: components['schemas']['Id'];
          party_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The message, waiting to leave. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  sendEmail: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          allows_unconfirmed?: boolean;
          answers_message_id?: components['schemas']['Id'];
          assignment_id: components['schemas']['Id'];
          /** @description Plain text. */
          body: string;
          cc?: components['schemas']['ChosenRecipient'][];
          document_ids?: components['schemas']['Id'][];
          language: components['schemas']['Language'];
          /**
           * Format: date-time
           * @description At most 30 days ahead.
           */
          send_at?: string;
          subject: string;
          template_code?: components['schemas']['Code'];
          to: components['schemas']['ChosenRecipient'][];
        };
      };
    };
    responses: {
      /** @description The message, waiting to leave. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  sendSms: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          allows_unconfirmed?: boolean;
          assignment_id: components['schemas']['Id'];
          body: string;
          language: components['schemas']['Language'];
          /**
           * Format: date-time
           * @description At most 30 days ahead.
           */
          send_at?: string;
          send_now?: boolean;
          template_code?: components['schemas']['Code'];
          to: components['schemas']['ChosenRecipient'][];
        };
      };
    };
    responses: {
      /** @description The message, waiting to leave. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Message'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  testTemplate: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          claim_file_no: string;
          template_code: components['schemas']['TemplateCode'];
          text: components['schemas']['TemplateText'];
        };
      };
    };
    responses: {
      /** @description Where it was sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            to: string;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getOpenapi: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The bundled document with `x-access`. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            [key: string]: unknown;
          };
        };
      };
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePresence: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_ids: components['schemas']['Id'][];
        };
      };
    };
    responses: {
      /** @description Without the caller. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Presence'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  reportPresence: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          activity: 'viewing' | 'editing' | 'left';
          assignment_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The colleagues who are there too. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Presence'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  streamChanges: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description `text/event-stream`, until either side ends it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addGroupMapping: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          group_name: string;
          role_codes: string[];
          team_id: components['schemas']['Id'] | null;
        };
      };
    };
    responses: {
      /** @description Everything on the page. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Provisioning'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createProvisioningToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          days: number;
          name: string;
        };
      };
    };
    responses: {
      /** @description The token. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewProvisioningToken'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endProvisioningToken: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        token_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description Everything on the page. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Provisioning'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getProvisioning: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Everything on the page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Provisioning'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeGroupMapping: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        mapping_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description Everything on the page. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Provisioning'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveGroupMapping: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        mapping_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          role_codes: string[];
          row_version: components['schemas']['RowVersion'];
          team_id: components['schemas']['Id'] | null;
        };
      };
    };
    responses: {
      /** @description Everything on the page. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Provisioning'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveProvisioningRules: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description A person of the provider who is unknown here gets an account. */
          creates_people: boolean;
          /** @description The claim that names the groups of a person; null: a sign-in changes no roles. */
          groups_claim: string | null;
          /** @description 0 before it was ever saved. */
          row_version: number;
        };
      };
    };
    responses: {
      /** @description Everything on the page. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Provisioning'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseReports: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description For the reports submenu. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportCategory'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseReportCases: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        state: components['parameters']['ReportState'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportDrill'];
      };
    };
    responses: {
      /** @description The files. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportCases'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseReportFigures: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In the order of the categories. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportFigures'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseReportFiles: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Only of reports that the caller may run, at most 50. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportFile'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseOwnReports: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Only of reports that the caller may run; a schedule of a report that the caller lost says that it has stopped. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnReports'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseReportReaders: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        state: components['parameters']['ReportState'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By name, at most 200. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportReader'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeReportSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        report_schedule_id: components['parameters']['ReportScheduleId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          formats: components['schemas']['ReportFormats'];
          is_paused: boolean;
          parameters: components['schemas']['ReportParameters'];
          reader_user_ids: components['schemas']['ReportReaderIds'];
          row_version: components['schemas']['RowVersion'];
          timing: components['schemas']['ReportTiming'];
        };
      };
    };
    responses: {
      /** @description The schedule. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportSchedule'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  createReportSet: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description For everybody who may run the report. */
          is_shared: boolean;
          name: string;
          parameters: components['schemas']['ReportParameters'];
          state: components['schemas']['ReportStateName'];
        };
      };
    };
    responses: {
      /** @description The set. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportSet'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteReportSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        report_schedule_id: components['parameters']['ReportScheduleId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Gone, with its history. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deleteReportSet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        report_set_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadReportFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        report_file_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sent as an attachment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  exportReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        state: components['parameters']['ReportState'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          format: components['schemas']['ReportFormat'];
          parameters: components['schemas']['ReportParameters'];
        };
      };
    };
    responses: {
      /** @description Sent as an attachment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewReportSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportTiming'];
      };
    };
    responses: {
      /** @description In order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportMoment'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  runReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        state: components['parameters']['ReportState'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ReportParameters'];
      };
    };
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  scheduleReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          formats: components['schemas']['ReportFormats'];
          parameters: components['schemas']['ReportParameters'];
          reader_user_ids: components['schemas']['ReportReaderIds'];
          state: components['schemas']['ReportStateName'];
          timing: components['schemas']['ReportTiming'];
        };
      };
    };
    responses: {
      /** @description The schedule. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportSchedule'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  sendReportSchedule: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        report_schedule_id: components['parameters']['ReportScheduleId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description On its way. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  setReportFavourite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        state: components['parameters']['ReportState'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          is_favourite: boolean;
        };
      };
    };
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  startReportFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        state: components['parameters']['ReportState'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          format: 'xlsx' | 'csv';
          parameters: components['schemas']['ReportParameters'];
        };
      };
    };
    responses: {
      /** @description The file, which is not there yet. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReportFile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getBoard: {
    parameters: {
      query: {
        county_code?: components['schemas']['CountyCode'];
        days: number;
        from: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The board. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Board'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  bookVisit: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
        'Idempotency-Secret'?: components['parameters']['IdempotencySecret'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Where the vehicle is, for visits at its place. */
          address?: string;
          contact_name: string;
          contact_phone: string;
          needs_step_free?: boolean;
          note?: string;
          row_version: components['schemas']['RowVersion'];
          sms_consent?: boolean;
          visit_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The visit. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Visit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseBookable: {
    parameters: {
      query?: {
        text?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The work. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BookableWork'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePlaces: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By county and name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Places'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePlaceVisits: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        place_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The visits to move. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VisitToMove'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePlans: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssessorPlan'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  cancelVisit: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
        'Idempotency-Secret'?: components['parameters']['IdempotencySecret'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason?: string;
          row_version: components['schemas']['RowVersion'];
          visit_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The visit. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Visit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseAssessmentCentreCounties: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountyLookup'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  reportFieldStatus: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          field_report_id: components['schemas']['Id'];
          /** Format: date-time */
          happened_at: string;
          note?: string;
          status: components['schemas']['FieldStatus'];
          visit_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The visit. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Visit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  findLeftOutVisits: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          place?: components['schemas']['EditedPlace'];
          plan?: components['schemas']['EditedPlan'];
        };
      };
    };
    responses: {
      /** @description The visits; none when the change leaves none out. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeftOutVisit'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getMyDay: {
    parameters: {
      query: {
        date: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description By hour. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['MyDay'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getOwnVisit: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The visit with what to bring. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnVisit'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getVisitCalendar: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        visit_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An iCalendar file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getVisits: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_no: components['schemas']['CaseNo'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FileVisits'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  holdSlot: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
        'Idempotency-Secret'?: components['parameters']['IdempotencySecret'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['WantedSlot'];
      };
    };
    responses: {
      /** @description The hold. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Visit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  judgeSlot: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_id?: components['schemas']['Id'];
          lane_id?: components['schemas']['Id'];
          place_id: components['schemas']['Id'];
          /** Format: date-time */
          starts_at: string;
          user_id: components['schemas']['Id'];
          visit_id?: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description Each condition with its outcome. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['JudgedSlot'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewOpening: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditedPlace'];
      };
    };
    responses: {
      /** @description Fourteen days from today. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpeningDay'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  rescheduleVisit: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
        'Idempotency-Secret'?: components['parameters']['IdempotencySecret'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          lane_id?: components['schemas']['Id'];
          place_id: components['schemas']['Id'];
          reason?: string;
          row_version: components['schemas']['RowVersion'];
          /** Format: date-time */
          starts_at: string;
          /** @description True when absent; only staff can choose. */
          tells_claimant?: boolean;
          user_id?: components['schemas']['Id'];
          visit_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The visit. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Visit'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  savePlace: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditedPlace'];
      };
    };
    responses: {
      /** @description The place. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Place'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  savePlan: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EditedPlan'];
      };
    };
    responses: {
      /** @description The plan. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssessorPlan'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  searchSlots: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SlotQuestion'];
      };
    };
    responses: {
      /** @description The three earliest, then each place with its days. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['FoundSlots'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  listScimGroups: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        /** @description At most 200; anything less than 0 stands for 0, which asks for the number alone. */
        count?: components['parameters']['ScimCount'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
        filter?: components['parameters']['ScimFilter'];
        /** @description Not supported and ignored. */
        sortBy?: components['parameters']['ScimSortBy'];
        /** @description Not supported and ignored. */
        sortOrder?: components['parameters']['ScimSortOrder'];
        /** @description From 1; anything less stands for 1. */
        startIndex?: components['parameters']['ScimStartIndex'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimGroupList'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  addScimGroup: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimGroupInput'];
        'application/scim+json': components['schemas']['ScimGroupInput'];
      };
    };
    responses: {
      /** @description The group. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimGroup'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      409: components['responses']['ScimRefused'];
      413: components['responses']['ScimRefused'];
      415: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  getScimGroup: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
      };
      header?: never;
      path: {
        group_id: components['parameters']['ScimGroupId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimGroup'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      404: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  replaceScimGroup: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
      };
      header?: {
        /** @description The `meta.version` that was read; another one answers 412. */
        'If-Match'?: components['parameters']['ScimIfMatch'];
      };
      path: {
        group_id: components['parameters']['ScimGroupId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimGroupInput'];
        'application/scim+json': components['schemas']['ScimGroupInput'];
      };
    };
    responses: {
      /** @description The group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimGroup'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      404: components['responses']['ScimRefused'];
      409: components['responses']['ScimRefused'];
      412: components['responses']['ScimRefused'];
      413: components['responses']['ScimRefused'];
      415: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  removeScimGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `meta.version` that was read; another one answers 412. */
        'If-Match'?: components['parameters']['ScimIfMatch'];
      };
      path: {
        group_id: components['parameters']['ScimGroupId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      404: components['responses']['ScimRefused'];
      409: components['responses']['ScimRefused'];
      412: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  patchScimGroup: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
      };
      header?: {
        /** @description The `meta.version` that was read; another one answers 412. */
        'If-Match'?: components['parameters']['ScimIfMatch'];
      };
      path: {
        group_id: components['parameters']['ScimGroupId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimPatch'];
        'application/scim+json': components['schemas']['ScimPatch'];
      };
    };
    responses: {
      /** @description The group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimGroup'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      404: components['responses']['ScimRefused'];
      409: components['responses']['ScimRefused'];
      412: components['responses']['ScimRefused'];
      413: components['responses']['ScimRefused'];
      415: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  getScimResourceTypes: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The kinds. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimResourceTypes'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  getScimSchemas: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The schemas. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimSchemas'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  getScimConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configuration. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimServiceProviderConfig'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  listScimUsers: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        /** @description At most 200; anything less than 0 stands for 0, which asks for the number alone. */
        count?: components['parameters']['ScimCount'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
        filter?: components['parameters']['ScimFilter'];
        /** @description Not supported and ignored. */
        sortBy?: components['parameters']['ScimSortBy'];
        /** @description Not supported and ignored. */
        sortOrder?: components['parameters']['ScimSortOrder'];
        /** @description From 1; anything less stands for 1. */
        startIndex?: components['parameters']['ScimStartIndex'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimUserList'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  addScimUser: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimUserInput'];
        'application/scim+json': components['schemas']['ScimUserInput'];
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimUser'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      409: components['responses']['ScimRefused'];
      413: components['responses']['ScimRefused'];
      415: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  getScimUser: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
      };
      header?: never;
      path: {
        user_id: components['parameters']['ScimUserId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimUser'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      404: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  replaceScimUser: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
      };
      header?: {
        /** @description The `meta.version` that was read; another one answers 412. */
        'If-Match'?: components['parameters']['ScimIfMatch'];
      };
      path: {
        user_id: components['parameters']['ScimUserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimUserInput'];
        'application/scim+json': components['schemas']['ScimUserInput'];
      };
    };
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimUser'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      404: components['responses']['ScimRefused'];
      409: components['responses']['ScimRefused'];
      412: components['responses']['ScimRefused'];
      413: components['responses']['ScimRefused'];
      415: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  removeScimUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description The `meta.version` that was read; another one answers 412. */
        'If-Match'?: components['parameters']['ScimIfMatch'];
      };
      path: {
        user_id: components['parameters']['ScimUserId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      404: components['responses']['ScimRefused'];
      409: components['responses']['ScimRefused'];
      412: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  patchScimUser: {
    parameters: {
      query?: {
        attributes?: components['parameters']['ScimAttributes'];
        excludedAttributes?: components['parameters']['ScimExcludedAttributes'];
      };
      header?: {
        /** @description The `meta.version` that was read; another one answers 412. */
        'If-Match'?: components['parameters']['ScimIfMatch'];
      };
      path: {
        user_id: components['parameters']['ScimUserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ScimPatch'];
        'application/scim+json': components['schemas']['ScimPatch'];
      };
    };
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/scim+json': components['schemas']['ScimUser'];
        };
      };
      400: components['responses']['ScimRefused'];
      401: components['responses']['ScimRefused'];
      403: components['responses']['ScimRefused'];
      404: components['responses']['ScimRefused'];
      409: components['responses']['ScimRefused'];
      412: components['responses']['ScimRefused'];
      413: components['responses']['ScimRefused'];
      415: components['responses']['ScimRefused'];
      429: components['responses']['ScimRefused'];
      500: components['responses']['ScimRefused'];
      503: components['responses']['ScimRefused'];
      507: components['responses']['ScimRefused'];
    };
  };
  browseSearch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          after?: components['schemas']['Cursor'];
          criteria?: components['schemas']['SearchCriteria'];
          kind?: components['schemas']['SearchGroupName'];
          q: string;
        };
      };
    };
    responses: {
      /** @description What was found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SearchFindings'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  acceptReceivedOffer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
        'Idempotency-Secret'?: components['parameters']['IdempotencySecret'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          iban?: components['schemas']['TypedIban'];
          payee_name?: components['schemas']['PayeeName'];
        };
      };
    };
    responses: {
      /** @description The offer as it stands now. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedOffer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addRecovery: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          debtor_kind: components['schemas']['DebtorKind'];
          debtor_name: string;
          expected_bani: components['schemas']['PositiveBani'];
          ground_code: components['schemas']['RecoveryGround'];
          /** @description On which papers it stands. */
          ground_note: string;
          kind: components['schemas']['RecoveryKind'];
          money_version: components['schemas']['MoneyVersion'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  askAccountConfirmation: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        offer_id: components['parameters']['OfferId'];
      };
      cookie?: never;
    };
    requestBody: components['requestBodies']['ReadMoney'];
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  askOfferApproval: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        offer_id: components['parameters']['OfferId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          money_version: components['schemas']['MoneyVersion'];
          note: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseOpenOrders: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          after?: components['schemas']['Cursor'];
          /** @description The beginning of the number of a claim file or of the reference of an order, a part of the payee's name, an amount in lei (whole or still open), a whole IBAN or its last four characters. Case and diacritics do not count. */
          q: string;
        };
      };
    };
    responses: {
      /** @description What was found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OpenOrders'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePaymentOrders: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Oldest orders first, newest files for the bank first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOrders'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseStatementLines: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
        /** @description Only lines with this outcome. */
        outcome?: components['schemas']['LineOutcome'];
      };
      header?: never;
      path: {
        bank_statement_id: components['parameters']['BankStatementId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In the order of the statement. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatementLines'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  cancelPaymentOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        payment_order_id: components['parameters']['PaymentOrderId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          money_version: components['schemas']['MoneyVersion'];
          reason: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeRecovery: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        recovery_id: components['parameters']['RecoveryId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          debtor_kind: components['schemas']['DebtorKind'];
          debtor_name: string;
          expected_bani: components['schemas']['PositiveBani'];
          ground_code: components['schemas']['RecoveryGround'];
          /** @description On which papers it stands. */
          ground_note: string;
          money_version: components['schemas']['MoneyVersion'];
          reason: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeReserve: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          amount_bani: components['schemas']['PositiveBani'];
          coverage_code: components['schemas']['CoverageCode'];
          money_version: components['schemas']['MoneyVersion'];
          reason: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  claimRecovery: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        recovery_id: components['parameters']['RecoveryId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: date */
          claimed_on: string;
          money_version: components['schemas']['MoneyVersion'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  confirmAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        offer_id: components['parameters']['OfferId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          money_version: components['schemas']['MoneyVersion'];
          note: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  confirmReceivedAccount: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
        'Idempotency-Secret'?: components['parameters']['IdempotencySecret'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The offer as it stands now. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedOffer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  contestReceivedOffer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description For guests without an assignment, who have no account: random characters that the client made together with the key and keeps to itself. With it the key is known from a later session too; without it a key ends with its session. */
        'Idempotency-Secret'?: components['parameters']['IdempotencySecret'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          contest_reasons: components['schemas']['ContestReasons'];
          /** @description Photos and papers that tell it. */
          document_ids?: components['schemas']['Id'][];
          note: string;
          /** @description The offered amount is wanted in the meantime. */
          wants_undisputed: boolean;
        };
      };
    };
    responses: {
      /** @description The offer as it stands now. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedOffer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  correctPayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        payment_id: components['parameters']['PaymentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          money_version: components['schemas']['MoneyVersion'];
          reason: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  correctReceipt: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        recovery_receipt_id: components['parameters']['RecoveryReceiptId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          money_version: components['schemas']['MoneyVersion'];
          reason: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  decideStatementLine: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          bank_statement_id: components['schemas']['Id'];
          /** @description As the line says it. */
          decision_version: number;
          /** @enum {string} */
          kind: 'open' | 'left_out' | 'pays';
          line_no: number;
          /** @description Some for `pays`, none otherwise. */
          parts: components['schemas']['LinePart'][];
        };
      };
    };
    responses: {
      /** @description The line with what is decided about it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['StatementLine'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadPaymentExport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        payment_export_id: components['parameters']['PaymentExportId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          format: 'pain001' | 'csv';
        };
      };
    };
    responses: {
      /** @description Name and content of the file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankFile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadReceivedOffer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sent as an attachment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadStatement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bank_statement_id: components['parameters']['BankStatementId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sent as an attachment under its original name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  exportPaymentOrders: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          payment_order_ids: components['schemas']['Id'][];
          /**
           * Format: date
           * @description The day on which the bank pays.
           */
          requested_on: string;
        };
      };
    };
    responses: {
      /** @description The file for the bank. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentExport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getMoney: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sums, coverages and the newest entries of the ledger. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getReceivedOffer: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The offer, line by line. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ReceivedOffer'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getStatement: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        bank_statement_id: components['parameters']['BankStatementId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description While it is read, how far that is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CountedStatement'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  giveUpRecovery: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        recovery_id: components['parameters']['RecoveryId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          money_version: components['schemas']['MoneyVersion'];
          reason: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  importStatement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          bank_statement_id: components['schemas']['Id'];
          /** @description As the statement says it; nobody records decisions of others that they have not seen. */
          decisions_version: number;
        };
      };
    };
    responses: {
      /** @description What was recorded, and the statement afterwards. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ImportedStatement'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  issueOffer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        offer_id: components['parameters']['OfferId'];
      };
      cookie?: never;
    };
    requestBody: components['requestBodies']['ReadMoney'];
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  nameDifference: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          change_bani: components['schemas']['Bani'];
          difference_code: components['schemas']['DifferenceCode'];
          money_version: components['schemas']['MoneyVersion'];
          reason: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  orderPayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        offer_id: components['parameters']['OfferId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description How much is undisputed of a contested offer; without it all that was offered. */
          amount_bani?: components['schemas']['PositiveBani'];
          money_version: components['schemas']['MoneyVersion'];
          /** @description What whoever has to approve it reads. */
          note?: string;
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewOffer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        offer_id: components['parameters']['OfferId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The letter and the message. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OfferPreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  readStatement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: Blob;
        };
      };
    };
    responses: {
      /** @description The statement, which is now read. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankStatement'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  recordAmount: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @enum {string} */
          account: 'estimated' | 'agreed';
          amount_bani: components['schemas']['PositiveBani'];
          money_version: components['schemas']['MoneyVersion'];
          reason: components['schemas']['MoneyReason'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  recordAnswer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        offer_id: components['parameters']['OfferId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          contest_reasons?: components['schemas']['ContestReasons'];
          iban?: components['schemas']['TypedIban'];
          is_accepted: boolean;
          money_version: components['schemas']['MoneyVersion'];
          /** @description Needed when it is contested. */
          note?: string;
          payee_name?: components['schemas']['PayeeName'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  recordPayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        payment_order_id: components['parameters']['PaymentOrderId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          amount_bani: components['schemas']['PositiveBani'];
          bank_reference?: components['schemas']['BankReference'];
          money_version: components['schemas']['MoneyVersion'];
          /** Format: date */
          paid_on: string;
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  recordReceipt: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        recovery_id: components['parameters']['RecoveryId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          amount_bani: components['schemas']['PositiveBani'];
          bank_reference?: components['schemas']['BankReference'];
          money_version: components['schemas']['MoneyVersion'];
          /** Format: date */
          received_on: string;
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveCoverage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          coverage_code: components['schemas']['CoverageCode'];
          deductible_bani: components['schemas']['PositiveBani'];
          /** @description None when the policy names no limit. */
          limit_bani: components['schemas']['PositiveBani'] | null;
          money_version: components['schemas']['MoneyVersion'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveCsvColumns: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          bank_statement_id: components['schemas']['Id'];
          columns: components['schemas']['CsvColumns'];
          /**
           * @description Which sign parts lei from bani, where an amount alone does not show it.
           * @enum {string}
           */
          decimal: 'auto' | 'comma' | 'point';
          /** @description Which of `csv_rows` has the headings. */
          heading_row: number;
        };
      };
    };
    responses: {
      /** @description The statement, which is now read again. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BankStatement'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveOffer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        assignment_id: components['parameters']['AssignmentId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          lines: components['schemas']['OfferLine'][];
          money_version: components['schemas']['MoneyVersion'];
          /** @description A paragraph of the letter. */
          note?: string;
          note_exception?: components['schemas']['NoteException'];
          offer_id?: components['schemas']['Id'];
          recipient_party_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The money of the file. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Money'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  savePayingAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          bic?: string;
          holder_name: components['schemas']['PayeeName'];
          iban: components['schemas']['TypedIban'];
        };
      };
    };
    responses: {
      /** @description The account that waits for its approval. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WaitingAccount'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getSetup: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the page for the first organisation needs to know. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Setup'];
        };
      };
      404: components['responses']['NotFound'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  setUpOrganisation: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewOrganisation'];
      };
    };
    responses: {
      /** @description The first administrator is signed in. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthTokens'];
        };
      };
      400: components['responses']['BadRequest'];
      404: components['responses']['NotFound'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addCustomerDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: Blob;
          note?: string;
        };
      };
    };
    responses: {
      /** @description The documents. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerDocuments'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addSpecialCustomer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SpecialCustomerFields'];
      };
    };
    responses: {
      /** @description The customer. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialCustomer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addSpecialMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Of the company; `name_cui` needs it. */
          cui: string | null;
          kind: components['schemas']['SpecialMatchKind'];
          valid_from: components['schemas']['MaybeDay'];
          valid_until: components['schemas']['MaybeDay'];
          value: string;
        };
      };
    };
    responses: {
      /** @description The customer. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialCustomer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  applyRematch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_rematch_id: components['parameters']['RematchId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description None means all that are still open. */
          claim_file_ids: components['schemas']['Id'][] | null;
        };
      };
    };
    responses: {
      /** @description The check. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LastRematch'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseCustomerDocuments: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerDocuments'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePlates: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
        /** @description Part of a plate. */
        q?: string;
      };
      header?: never;
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseRematchFiles: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
        change?: components['schemas']['RematchChange'];
      };
      header?: never;
      path: {
        special_rematch_id: components['parameters']['RematchId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RematchFilePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseSpecialCustomers: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
        level?: components['schemas']['SpecialCustomerLevel'];
        /** @description Part of the name, or a whole tax number or plate. */
        q?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialCustomerPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadCustomerDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_id: components['parameters']['DocumentOfCustomer'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sent as an attachment under its original name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endSpecialCustomer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          is_active: boolean;
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The customer. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialCustomer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getCustomerOfFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['parameters']['ClaimFileOfCustomer'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What was recognised. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerOfFile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getPacks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The plan and the packs. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerPacks'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getRematch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description How far it is and what it found. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LastRematch'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getSpecialCustomer: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The customer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialCustomer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  importPlates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          differences_key: string;
          /** Format: binary */
          file: Blob;
          from_column?: components['schemas']['PlateColumnNo'];
          plate_column?: components['schemas']['PlateColumnNo'];
          until_column?: components['schemas']['PlateColumnNo'];
          /** @enum {string} */
          whole_list?: 'yes' | 'no';
        };
      };
    };
    responses: {
      /** @description The customer. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialCustomer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewPack: {
    parameters: {
      query: {
        format: components['schemas']['PackFormat'];
        month: components['schemas']['PackMonth'];
      };
      header?: never;
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewPlates: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: Blob;
          from_column?: components['schemas']['PlateColumnNo'];
          plate_column?: components['schemas']['PlateColumnNo'];
          until_column?: components['schemas']['PlateColumnNo'];
          /** @enum {string} */
          whole_list?: 'yes' | 'no';
        };
      };
    };
    responses: {
      /** @description The differences. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PlatePreview'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  refuseCustomerOfFile: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        claim_file_id: components['parameters']['ClaimFileOfCustomer'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
          special_customer_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description What counts now. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerOfFile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeCustomerDocument: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        document_id: components['parameters']['DocumentOfCustomer'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The documents. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerDocuments'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeSpecialMatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          special_customer_match_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The customer. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialCustomer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  savePackPlan: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          plan: components['schemas']['PackPlan'];
          /** @description 0 for a plan that is not stored yet. */
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The plan and the packs. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerPacks'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveSpecialCustomer: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          fields: components['schemas']['SpecialCustomerFields'];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The customer. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialCustomer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  sendPack: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_customer_id: components['parameters']['SpecialCustomerId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          month: components['schemas']['PackMonth'];
        };
      };
    };
    responses: {
      /** @description The plan and the packs. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CustomerPacks'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  startRematch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The check. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LastRematch'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  testMatch: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          email: string;
          name: string;
          /** @description A CNP or CUI. */
          number: string;
          phone: string;
          plate: string;
          policy_number: string;
        };
      };
    };
    responses: {
      /** @description What was recognised, the first one first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TestedMatch'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addSpecialRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Of the customers; exactly one of the two is given. */
          level: components['schemas']['SpecialCustomerLevel'] | null;
          settings: components['schemas']['RuleSettings'];
          special_customer_id: components['schemas']['MaybeId'];
        };
      };
    };
    responses: {
      /** @description The rules of the same customer or of the levels. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialRules'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  changeSpecialRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_rule_id: components['parameters']['SpecialRuleId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: components['schemas']['RowVersion'];
          settings: components['schemas']['RuleSettings'];
        };
      };
    };
    responses: {
      /** @description The rules of the same customer or of the levels. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialRules'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getRuleChoices: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Teams, kinds of document and partners. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleChoices'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getRulesOfFile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rules in force first, then those that ended. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RulesOfFile'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getSpecialRules: {
    parameters: {
      query?: {
        special_customer_id?: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rules. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialRules'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeSpecialRule: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        special_rule_id: components['parameters']['SpecialRuleId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The rules of the same customer or of the levels. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SpecialRules'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  addNote: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_id: components['schemas']['Id'];
          /** @description Plain text. */
          body: string;
          mentioned_user_ids?: components['schemas']['MentionedUserIds'];
          visibility: components['schemas']['EntryVisibility'];
        };
      };
    };
    responses: {
      /** @description The note as it stands in the timeline. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimelineEvent'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseTimeline: {
    parameters: {
      query?: {
        /** @description `next_cursor` of the page before; absent for the first page. */
        after?: components['parameters']['AfterCursor'];
        /** @description An entry of the file; 404 when it is not there for the caller. `kinds` and `q` do not hide it from itself. */
        around?: components['schemas']['Id'];
        /** @description `previous_cursor` of a page: the entries that are newer than it. */
        before?: components['schemas']['Cursor'];
        /** @description Only entries of these kinds, separated by commas. */
        kinds?: string;
        /** @description Only entries with all of these words in title, text or name. Case and diacritics do not count. */
        q?: string;
      };
      header?: never;
      path: {
        assignment_key: components['parameters']['AssignmentKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of at most 100 events. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimelinePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseColleagues: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Active users of the organisation, by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Colleague'][];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseNoteVersions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        timeline_event_id: components['parameters']['TimelineEventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Oldest first, without what the note says now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NoteVersion'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  editNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        timeline_event_id: components['parameters']['TimelineEventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Plain text. */
          body: string;
          mentioned_user_ids: components['schemas']['MentionedUserIds'];
          row_version: components['schemas']['RowVersion'];
          visibility: components['schemas']['EntryVisibility'];
        };
      };
    };
    responses: {
      /** @description The note as it stands in the timeline. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimelineEvent'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getTimelineAssignment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_key: components['parameters']['AssignmentKey'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The look-up for the header of a printed timeline. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TimelineLookup'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getEmailKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        email_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The look-up for the header of a printed e-mail. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['EmailLookup'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getSms: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        sms_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The look-up for the header of a printed SMS. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SmsLookup'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  pinTimelineEntry: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        timeline_event_id: components['parameters']['TimelineEventId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          is_pinned: boolean;
        };
      };
    };
    responses: {
      /** @description Stored. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  takeBackNote: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        timeline_event_id: components['parameters']['TimelineEventId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Gone. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Done'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseTrackerDocuments: {
    parameters: {
      query: {
        /** @description The last document that is known. */
        after: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of at most 200 documents. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RegisteredDocumentPage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  downloadTrackerDocument: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        document_id: components['parameters']['DocumentId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Sent as an attachment under its original name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          '*/*': Blob;
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  findTrackerCaseData: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        case_no: components['parameters']['CaseNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The present state of the case. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            currentEvent: components['schemas']['TrackerCurrentEvent'];
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getTrackerConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The configuration in the language asked for. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TrackerConfig'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  startChallenge: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        case_no: components['parameters']['CaseNumber'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The challenge to answer. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Challenge'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  verifyChallenge: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          case_no: components['schemas']['CaseNo'];
          challenge_id: components['schemas']['Id'];
          code: string;
        };
      };
    };
    responses: {
      /** @description Whether the code was right, with the case when it was. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ChallengeAnswer'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseOwnRoles: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The built-in ones in their order, then the composed ones by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnRoleList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browsePeople: {
    parameters: {
      query?: {
        after?: string;
        /** @description Part of a name, user name or e-mail address; diacritics make no difference. */
        q?: string;
        role_code?: string;
        state?: components['schemas']['PersonState'];
        team_id?: components['schemas']['Id'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of 50 people, and how many there are in each state. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PeoplePage'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseRoles: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description In their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoleList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  deactivateUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          hand_over: components['schemas']['HandOverOfKind'][];
          /** @description What whoever takes over should know; stands in the timelines. */
          note: string | null;
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endUserReplacement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          replacement_id: components['schemas']['Id'];
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  endUserSessions: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: number;
          /** @description The sign-in to end; null ends all. */
          session_id: components['schemas']['Id'] | null;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  explainAccess: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Every page and every permission, open or not. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonAccess'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getLeftWork: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Each kind of work of which something is open; none when nothing has to be handed over. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LeftWork'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getUser: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getUserReplacements: {
    parameters: {
      query: {
        date_from: string;
        date_to: string;
      };
      header?: never;
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What holds now or later, the nearest first; candidates by name. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserReplacements'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  giveRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          role_code: string;
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  importPeople: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: components['requestBodies']['PeopleFile'];
    responses: {
      /** @description What was done. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PeopleImport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  inviteUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: email */
          email: string;
          full_name: string;
          language: components['schemas']['Language'];
          role_codes: string[];
          team_id: components['schemas']['Id'] | null;
          username: string;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  lockUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          reason: string;
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  makeUserCode: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The code. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewUserCode'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewPeople: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: components['requestBodies']['PeopleFile'];
    responses: {
      /** @description Each line with what would happen, or why it is left out. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PeopleImport'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  previewRole: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          parts: components['schemas']['RoleParts'];
        };
      };
    };
    responses: {
      /** @description Every page and every permission. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccessLines'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  reactivateUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  removeOwnRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        own_role_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          move_to?: components['schemas']['MoveTo'];
          row_version: number;
        };
      };
    };
    responses: {
      /** @description All roles, as `browseOwnRoles` answers. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnRoleList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveOwnRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          description: string;
          name: string;
          /** @description Null for a new one. */
          own_role_id: components['schemas']['Id'] | null;
          parts: components['schemas']['RoleParts'];
          row_version: number | null;
        };
      };
    };
    responses: {
      /** @description All roles, as `browseOwnRoles` answers. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OwnRoleList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description CIDR ranges; empty means any. */
          allowed_addresses: string[];
          /** Format: email */
          email: string;
          full_name: string;
          language: components['schemas']['Language'];
          phone: string | null;
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  sendUserLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  setUserReplacement: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: date */
          date_from: string;
          /** Format: date */
          date_to: string;
          deputy_user_id: components['schemas']['Id'];
          reason: string;
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  takeRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          role_code: string;
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  unlockUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        user_id: components['parameters']['UserId'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The person. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['User'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getVersion: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the login page and the shell show. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['VersionInfo'];
        };
      };
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  answerQuestion: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        approval_question_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          answer: string;
        };
      };
    };
    responses: {
      /** @description The questions of the file. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalQuestions'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  applyRebalance: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          lines: {
            assignment_id: components['schemas']['Id'];
            note?: string;
            row_version: components['schemas']['RowVersion'];
            to_user_id: components['schemas']['Id'];
          }[];
        };
      };
    };
    responses: {
      /** @description What was done. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            assignment_change_id: components['schemas']['Id'];
            moved: number;
            /** @description People who get or give work. */
            told: number;
            /** Format: date-time */
            undo_until: string;
          };
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  askQuestion: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path: {
        approval_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          question: string;
        };
      };
    };
    responses: {
      /** @description The request with its questions. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalDetail'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseApprovals: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The inbox. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalInbox'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseLegalRisk: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Missed and near. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegalRisk'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseQuestions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_no: components['schemas']['CaseNo'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The questions. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalQuestions'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  browseTeams: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The teams. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamList'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  closeTeam: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        team_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          move_to?: components['schemas']['MoveTo'];
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The teams. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  decideApprovals: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          decisions: components['schemas']['ApprovalDecision'][];
        };
      };
    };
    responses: {
      /** @description What became of each, in the same order. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DecidedApproval'][];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  explainDelay: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        legal_clock_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          delay_cause_code: components['schemas']['Code'];
          note?: string;
          row_version: components['schemas']['RowVersion'];
        };
      };
    };
    responses: {
      /** @description The clock. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegalClock'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getApproval: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        approval_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ApprovalDetail'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAssignmentReason: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        assignment_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The reason. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentReason'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAssignmentRule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The rule. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentRule'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getAuthorityLimits: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The limits. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthorityLimits'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getLegalClocks: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        claim_file_no: components['schemas']['CaseNo'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Its clocks, and why a deadline can be missed. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LegalClocks'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getPerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PersonWork'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  getTeam: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The team. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  moveToTeam: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          people: {
            /** @description Where the caller has seen them. */
            from_team_id: components['schemas']['Id'] | null;
            user_id: components['schemas']['Id'];
          }[];
          /** @description Null for out of any team. */
          team_id: components['schemas']['Id'] | null;
        };
      };
    };
    responses: {
      /** @description The teams. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  proposeRebalance: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          from_user_ids: components['schemas']['Id'][];
          /** @description Work stays whose claimant was written to or wrote within 48 hours. */
          keeps_fresh_contact: boolean;
          /** @description Work stays whose legal deadline comes within 3 days or was missed. */
          keeps_near_law: boolean;
          most: number;
          target_percent: number;
        };
      };
    };
    responses: {
      /** @description The proposal. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Rebalance'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  replayAssignmentRule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What was and what would have been. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RuleReplay'];
        };
      };
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveTeam: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name_en: string;
          name_ro: string;
          /** @description 0 for a new one. */
          row_version: number;
          /** @description Null for a new one. */
          team_id: components['schemas']['Id'] | null;
        };
      };
    };
    responses: {
      /** @description The teams. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['TeamList'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  saveWorkProfile: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        user_id: components['schemas']['Id'];
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          assignment_type_codes: components['schemas']['WorkCodes'];
          capacity_points: number;
          county_codes: components['schemas']['CountyCodes'];
          policy_type_codes: components['schemas']['WorkCodes'];
          /** @description 0 where nothing was said before. */
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The team. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Team'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  setAssignmentRule: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          is_on: boolean;
          /** @description 0 where nobody has switched it before. */
          row_version: number;
        };
      };
    };
    responses: {
      /** @description The rule. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AssignmentRule'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      404: components['responses']['NotFound'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
  setAuthorityLimit: {
    parameters: {
      query?: never;
      header?: {
        /** @description Makes a creating request safe to repeat. The same key with the same body returns the first answer for 24 hours; with another body it answers 422 `idempotency_key_reused`. A key belongs to the user, to the guest of an assignment, to the session of a tracker, and for guests without an assignment to their session or their `Idempotency-Secret`. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          amount_bani: number;
          approval_kind: components['schemas']['Code'];
          replaces_id: components['schemas']['Id'] | null;
          role_code: string;
        };
      };
    };
    responses: {
      /** @description The limits. */
      201: {
        headers: {
          'Idempotency-Replayed': components['headers']['IdempotencyReplayed'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AuthorityLimits'];
        };
      };
      400: components['responses']['BadRequest'];
      401: components['responses']['Unauthorized'];
      403: components['responses']['Forbidden'];
      405: components['responses']['CorrelationTokenChanged'];
      409: components['responses']['Conflict'];
      412: components['responses']['StaleRowVersion'];
      413: components['responses']['PayloadTooLarge'];
      415: components['responses']['UnsupportedMediaType'];
      422: components['responses']['RuleRefused'];
      429: components['responses']['RateLimited'];
      500: components['responses']['InternalError'];
      503: components['responses']['Unavailable'];
      507: components['responses']['StorageFull'];
    };
  };
}
