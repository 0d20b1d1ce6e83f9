import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { declineRequested, getRequested, sendRequested } from './answer-request.ts';
import { askRecipient, browseRequests, previewRequest, requestOptions } from './ask-recipient.ts';
import { answerNotOwned, remindRequest, withdrawRequest } from './change-request.ts';
import type { RequestNeeds } from './write-to-recipient.ts';

/** What asking for documents and answering stand on. */
export type RequestRouteNeeds = RequestNeeds;

type Requesting =
  | 'browseDocRequests'
  | 'getDocRequestOptions'
  | 'previewDocRequest'
  | 'requestDocuments'
  | 'remindDocRequest'
  | 'withdrawDocRequest'
  | 'answerNotOwned'
  | 'getRequestedDocuments'
  | 'sendRequestedDocument'
  | 'declineRequestedDocument';

/** The operations for documents that are asked for. */
export function requestRoutes(needs: RequestRouteNeeds): Pick<RouteTable<'documents'>, Requesting> {
  return {
    browseDocRequests: browseRequests,
    getDocRequestOptions: requestOptions,
    previewDocRequest: (call) => previewRequest(needs, call),
    requestDocuments: (call) => askRecipient(needs, call),
    remindDocRequest: (call) => remindRequest(needs, call),
    withdrawDocRequest: withdrawRequest,
    answerNotOwned: (call) => answerNotOwned(needs, call),
    getRequestedDocuments: (call) => getRequested(needs, call),
    sendRequestedDocument: (call) => sendRequested(needs, call),
    declineRequestedDocument: (call) => declineRequested(needs, call),
  };
}
