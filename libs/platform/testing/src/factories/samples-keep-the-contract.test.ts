import contract from '@dosar/openapi/contract.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import * as samples from '../samples.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema({ ...contract, $id: 'contract' });

const made: Record<string, unknown[]> = {
  Absence: [samples.anAbsence()],
  AbsencePreview: [samples.anAbsencePreview()],
  DecisionPreview: [samples.aDecisionPreview()],
  OwnAbsences: [samples.someOwnAbsences()],
  PersonBalance: [samples.aPersonBalance()],
  ReplacementQuestion: [samples.aReplacementQuestion()],
  TeamAbsences: [samples.someTeamAbsences()],
  ApprovalDetail: [samples.anApprovalDetail()],
  ApprovalRow: [samples.anApproval()],
  AssignmentDetail: [samples.anAssignment()],
  AuthTokens: [samples.authTokens(), samples.authTokens(samples.aGuestProfile())],
  Board: [samples.aBoard()],
  BookableWork: [samples.someBookableWork()],
  BrandingSettings: [samples.someBranding()],
  BranchList: [samples.someBranches()],
  SenderPage: [samples.someSender()],
  WorkingHoursSettings: [samples.someWorkingHours()],
  ClosureList: [samples.someClosures()],
  SignInPage: [samples.someSignIn()],
  FeatureList: [samples.someFeatures()],
  OrganisationPage: [samples.anOrganisation()],
  BrowserConfig: [samples.aBrowserConfig({ demo_accounts: samples.demoAccounts() })],
  Challenge: [samples.aChallenge()],
  ClaimFilePreview: [samples.aClaimFilePreview()],
  ClaimNotificationReceipt: [samples.aReceipt()],
  ColorLookup: samples.lookups.colors,
  CountyLookup: samples.lookups.counties,
  ContactConfirmation: [samples.aContactConfirmation()],
  DayAgenda: [samples.aDayAgenda()],
  DocRequest: [samples.aDocRequest()],
  Document: [samples.aDocument(), samples.aDocument({}, 2)],
  DocumentPage: [samples.aDocumentPage([samples.aDocument()])],
  EmailLookup: [samples.anEmailLookup()],
  FoundSlots: [samples.someFoundSlots()],
  GuestAssignment: [samples.aGuestAssignment()],
  LeftOutVisit: [samples.aLeftOutVisit()],
  LegalRiskRow: [samples.aLegalRisk()],
  Lookup: [...samples.lookups.countries, ...samples.lookups.vehicleBrands],
  MessageContent: [samples.aMessage()],
  Notification: [samples.someNews()],
  OwnAccount: [samples.anOwnAccount()],
  OwnReports: [samples.someOwnReports()],
  OwnSession: [0, 1, 2, 3].map((number) => samples.anOwnSession(number)),
  PersonWork: [samples.aPersonWork()],
  Place: [samples.aPlace()],
  PolicyTypeLookup: samples.lookups.policyTypes,
  Profile: Object.values(samples.people).map((who) => samples.aProfile({}, who)),
  ReceivedOffer: [samples.aReceivedOffer()],
  RebalancePerson: [samples.aRebalancePerson()],
  ReportAnswer: [samples.aReport()],
  ReportCases: [samples.someReportCases()],
  ReportFigures: [samples.someReportFigures()],
  ReportFile: [samples.aReportFile()],
  ReportSchedule: [samples.aReportSchedule()],
  SettingChange: [samples.aSettingChange()],
  SearchFindings: [
    samples.someFindings({ found: [samples.aFoundFile()] }),
    samples.someFindings({
      people: { items: [samples.aFoundPerson()], similar: true, next_cursor: null },
    }),
  ],
  SignIn: [samples.aSignIn()],
  SmsLookup: [samples.anSmsLookup()],
  Status: [samples.aStatus()],
  Team: [samples.aTeam()],
  TimelineLookup: [samples.aTimelineLookup()],
  TimelinePage: [samples.aTimelinePage(60)],
  TrackerConfig: [samples.aTrackerConfig()],
  TrackerCurrentEvent: [samples.aTrackerEvent()],
  Transition: [samples.aTransition()],
  UploadedDocument: [samples.anUploadedDocument()],
  VersionInfo: [samples.aVersion()],
  WorklistPage: [samples.aWorklistPage(60)],
};

test.each(Object.entries(made))(
  'sample people and files are what the contract calls %s',
  (schema, values) => {
    const $ref = `contract#/components/schemas/${schema}`;
    for (const value of values) {
      expect(ajv.validate({ $ref }, value) === true ? [] : ajv.errors).toEqual([]);
    }
  },
);

test('every row of a long list is another one', () => {
  const ids = samples.aWorklistPage(60).items.map(({ assignment_id }) => assignment_id);
  expect(new Set(ids).size).toBe(60);
});
