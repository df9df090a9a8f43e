import { ConversationOfApplicationDocument } from '@/generated/seeker/documents/ConversationOfApplication';
import { GetProfileDocument } from '@/generated/seeker/documents/GetProfile';
import { ResumeListsDocument } from '@/generated/seeker/documents/ResumeLists';
import type { ConversationOfApplicationQuery, MyApplicationsQuery } from '@/generated/seeker/graphql';
import { randomKey } from '@/shared/lib/random-key';
import { loadChunk } from '@/shared/services/chunks';
import { type Operation, operation } from '@/shared/services/operation';
import { applicationsOperation } from '@/site/features/profile/applications/applications-operation';
import { notificationsOperation } from '@/site/features/profile/notifications/notifications-operation';
import { savedJobsOperation } from '@/site/features/profile/saved-jobs/saved-jobs-operation';
import { isInstalled } from '@/site/services/install/is-installed';
import { downloadInterview, keptInterview } from '@/site/services/offline/interview-file';
import { markOf, setMark } from '@/site/services/offline/mark';
import { entryScript, tellWorker } from '@/site/services/offline/worker';
import type { AppOptions } from './app-options';
import type { Heard } from './offline';

/** How long what was kept of the seeker's own pages is new enough. */
const freshFor = 10 * 60_000;

/** The answers that the document came with. The server renders pages for nobody in particular. */
async function answersOfDocument({ rendered }: AppOptions): Promise<Heard[]> {
  if (rendered === undefined) return [];
  const { answersOf } = await loadChunk(() => import('../module-registry'));
  return answersOf(rendered).map((each) => ({ seeker: undefined, ...each }));
}

/**
 * Whether to keep the files of the site. Somebody who looks in once does not pay for them; nor does one who asked
 * for sites to be sparing, unless the site is their app.
 */
function wantsFiles(seeker: string | undefined): boolean {
  if (isInstalled()) return true;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return !connection?.saveData && (seeker !== undefined || navigator.serviceWorker.controller !== null);
}

/** Asks for the seeker's own pages, so that they can be read although they were not opened here. */
async function askForOwnPages(seeker: string, { service, offline }: AppOptions): Promise<void> {
  const { kept } = offline;
  const get = async <Result>(asked: Operation<Result>, isFresh: (at: number, data: Result) => boolean) => {
    const found = await kept.find(seeker, asked);
    if (found !== undefined && isFresh(found.at, found.answer.data as Result))
      return found.answer.data as Result;
    return (await service.ask(asked)).data;
  };
  const isNew = (at: number) => Date.now() - at < freshFor;
  for (const own of [
    savedJobsOperation(0),
    notificationsOperation(0),
    operation('ResumeLists', ResumeListsDocument, {}),
  ])
    await get<unknown>(own, isNew);
  const mine = await get<MyApplicationsQuery>(applicationsOperation('all', 0), isNew);
  for (const { _id, conversation, interviews } of mine?.get_applications.applications ?? []) {
    const whole = operation('ConversationOfApplication', ConversationOfApplicationDocument, { ids: [_id] });
    const hasAll = (_: number, { get_applications: { applications } }: ConversationOfApplicationQuery) =>
      applications[0]?.conversation.last_number === conversation.last_number;
    if (conversation.last_number > 0) await get(whole, hasAll);
    const [interview] = interviews;
    if (interview?.state !== 'accepted') continue;
    const calendar = await (await downloadInterview(service, interview.id)).text();
    await kept.keepAt(seeker, keptInterview(interview.id), { calendar });
  }
}

/** Begins to keep, in this browser, what can be read without a network. */
export async function keepForLater(seeker: string | undefined, options: AppOptions): Promise<void> {
  const { session, offline, address } = options;
  if (seeker !== undefined && markOf(seeker) === undefined) setMark(seeker, randomKey());
  const mark = seeker === undefined ? null : (markOf(seeker) ?? null);
  await tellWorker({ locale: address.locale, mark, entry: wantsFiles(seeker) ? entryScript() : null });
  const { profile } = session.state.get();
  const own = profile && {
    seeker,
    operation: operation('GetProfile', GetProfileDocument, {}),
    answer: { data: { portfolio: profile } },
  };
  offline.startKeeping([...(await answersOfDocument(options)), ...(own ? [own] : [])]);
  if (seeker !== undefined) await askForOwnPages(seeker, options);
}
