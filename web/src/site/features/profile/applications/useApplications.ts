import { useCallback, useState } from 'react';
import { SomeApplicationsDocument } from '@/generated/seeker/documents/SomeApplications';
import type { ApplicationItemFragment, InterviewShownFragment } from '@/generated/seeker/graphql';
import { useStream } from '@/shared/hooks/useStream';
import { maxLimit } from '@/shared/lib/constants';
import { serverNow } from '@/shared/lib/server-clock';
import { operation } from '@/shared/services/operation';
import { applicationOf } from '@/shared/services/stream/application-of';
import { promptOpening } from '@/shared/services/stream/follow-stream';
import { usePage } from '@/site/page/usePage';
import { useAsk } from '@/site/services/api/useAsk';
import { useService } from '@/site/services/session/useSession';

interface Fresh {
  /** Applications loaded since the list; null for one that no longer exists. */
  known: ReadonlyMap<string, ApplicationItemFragment | null>;
  /** Counts the events for each application. */
  changes: ReadonlyMap<string, number>;
}

const nothing: Fresh = { known: new Map(), changes: new Map() };

/** The current state of applications, both of a list and by id, kept up to date by the service's stream. */
export function useApplications(listed: readonly ApplicationItemFragment[]) {
  const ask = useAsk();
  const { now: readAt } = usePage();
  const [fresh, setFresh] = useState(nothing);
  const [given, setGiven] = useState(listed);
  // A reloaded list is newer than what was loaded before.
  if (given[0] !== listed[0]) {
    setGiven(listed);
    setFresh((before) => ({ ...before, known: new Map() }));
  }
  const askFor = useCallback(
    async (wanted: readonly string[]): Promise<void> => {
      const ids = wanted.slice(0, maxLimit);
      if (ids.length === 0) return;
      const { get_applications } = await ask(
        operation('SomeApplications', SomeApplicationsDocument, { ids, limit: maxLimit }),
      );
      const found = new Map(get_applications.applications.map((each) => [each._id, each]));
      setFresh((before) => ({
        ...before,
        known: new Map([...before.known, ...ids.map((id) => [id, found.get(id) ?? null] as const)]),
      }));
    },
    [ask],
  );
  const follow = (ids: readonly string[]) => {
    setFresh((before) => ({
      ...before,
      changes: new Map([
        ...before.changes,
        ...ids.map((id) => [id, (before.changes.get(id) ?? 0) + 1] as const),
      ]),
    }));
    // If loading fails, the next event loads it.
    askFor(ids).catch(() => undefined);
  };
  const shown = [...new Set([...listed.map(({ _id }) => _id), ...fresh.known.keys()])];
  useStream(useService(), 'stream', {
    onEvent: ({ data }) => {
      const id = applicationOf(data);
      if (id !== undefined) follow([id]);
    },
    // The list is read before the page is shown. Nothing is asked again if that was a moment ago; the page that
    // Back shows is older, and its stream opens as promptly.
    onMissed: (isAtStart) => {
      const isJustRead = serverNow() - readAt.getTime() < promptOpening;
      if (!isAtStart || !isJustRead) follow(shown);
    },
  });
  const { known } = fresh;
  const now = (application: ApplicationItemFragment) =>
    known.has(application._id) ? (known.get(application._id) ?? []) : application;
  return {
    applications: listed.flatMap(now),
    /** Null if it does not exist; undefined if unknown yet. */
    named: (id: string) => (known.has(id) ? known.get(id) : listed.find(({ _id }) => _id === id)),
    changesOf: (id: string) => fresh.changes.get(id) ?? 0,
    askFor,
  };
}

/** The newest interview, while the application can still succeed. */
export function interviewOf({ status, interviews }: ApplicationItemFragment) {
  return status === 'Rejected' || status === 'Hired' ? undefined : interviews[0];
}

/** Whether the time of an accepted interview has come, so that it can no longer be called off. */
export function hasBegun({ state, time, report_until, outcome }: InterviewShownFragment): boolean {
  if (report_until !== null || outcome !== null) return true;
  return state === 'accepted' && time !== null && new Date(time).getTime() <= serverNow();
}

/** Whether an accepted interview is over. */
export function isPast({ time, minutes }: Pick<InterviewShownFragment, 'time' | 'minutes'>): boolean {
  return time !== null && new Date(time).getTime() + minutes * 60_000 < serverNow();
}

/** Whether the employer's last message is unread. */
export function hasUnread({ conversation }: ApplicationItemFragment): boolean {
  const last = conversation.messages.at(-1);
  return last !== undefined && !last.from_seeker && last.number > conversation.read_by_seeker;
}
