import { createRouteTable } from '@/shared/lib/routes';
import type { ScreenRoute } from '@/shared/lib/screen';
import type { Catalogue } from '../messages/catalogue';

/** A page of the portal and the pattern of its path. */
export interface Route extends ScreenRoute<Catalogue> {
  /** Visible without a login. */
  isOpen?: boolean;
}

export const loadLogIn = () => import('../features/login/LogInScreen');
export const loadNotFound = () => import('../features/not-found/NotFoundScreen');

/** The whole URL table. A one-segment path that is not in this table is a company's id. */
export const routes: readonly Route[] = [
  { pattern: '/', load: () => import('../features/start/StartScreen') },
  { pattern: '/invitation/', load: () => import('../features/invitation/InvitationScreen'), isOpen: true },
  { pattern: '/new/', load: () => import('../features/create-company/CreateCompanyScreen') },
  { pattern: '/claim/', load: () => import('../features/claim-company/ClaimCompanyScreen') },
  { pattern: '/account/', load: () => import('../features/account/AccountScreen') },
  { pattern: '/:company/', load: () => import('../features/today/TodayScreen') },
  { pattern: '/:company/company/', load: () => import('../features/company/CompanyScreen') },
  { pattern: '/:company/people/', load: () => import('../features/people/PeopleScreen') },
  { pattern: '/:company/branches/', load: () => import('../features/branches/BranchesScreen') },
  { pattern: '/:company/branches/new/', load: () => import('../features/branches/NewBranchScreen') },
  { pattern: '/:company/branches/:branch/', load: () => import('../features/branches/BranchScreen') },
  { pattern: '/:company/jobs/', load: () => import('../features/jobs/JobsScreen') },
  { pattern: '/:company/jobs/new/', load: () => import('../features/job-editor/NewJobScreen') },
  { pattern: '/:company/jobs/import/', load: () => import('../features/job-import/ImportScreen') },
  { pattern: '/:company/jobs/:job/', load: () => import('../features/job/JobScreen') },
  { pattern: '/:company/jobs/:job/edit/', load: () => import('../features/job-editor/EditJobScreen') },
  { pattern: '/:company/applicants/', load: () => import('../features/applicants/ApplicantsScreen') },
  { pattern: '/:company/applicants/board/', load: () => import('../features/board/BoardScreen') },
  { pattern: '/:company/interviews/', load: () => import('../features/interviews/InterviewsScreen') },
  { pattern: '/:company/messages/', load: () => import('../features/conversations/ConversationsScreen') },
  { pattern: '/:company/keys/', load: () => import('../features/api-keys/ApiKeysScreen') },
  { pattern: '/:company/keys/:key/', load: () => import('../features/api-keys/ApiKeyScreen') },
  { pattern: '/:company/log/', load: () => import('../features/log/LogScreen') },
  { pattern: '/:company/account/', load: () => import('../features/account/AccountScreen') },
];

const notFound: Route = { pattern: '', load: loadNotFound, isOpen: true };

export const findRoute = createRouteTable<Route>(routes, notFound);
