import { useCallback, useState } from 'react';
import { SomeApplicationsDocument } from '../../../../generated/seeker/documents/SomeApplications';
import type { ApplicationItemFragment, InterviewShownFragment } from '../../../../generated/seeker/graphql';
import { useStream } from '../../../../shared/hooks/useStream';
import { maxLimit } from '../../../../shared/lib/every-page/constants';
import { serverNow } from '../../../../shared/lib/every-page/server-clock';
import { operation } from '../../../../shared/services/every-page/operation';
import { useAsk } from '../../../services/api/useAsk';
import { useService } from '../../../services/session/every-page/useSession';

/** The application that an event of the stream is about. */
function applicationOf(data: string): string | undefined {
  try {
    return (JSON.parse(data) as { application?: string }).application;
  } catch {
    return undefined;
  }
}

interface Fresh {
  /** As they are since the list was asked for; null for one that is not there any more. */
  known: ReadonlyMap<string, ApplicationItemFragment | null>;
  /** How often something happened to each. */
  changes: ReadonlyMap<string, number>;
}

const nothing: Fresh = { known: new Map(), changes: new Map() };

/** Applications as they are now: those of a list and others by their ids, while the service tells what happens to them. */
export function useApplications(listed: readonly ApplicationItemFragment[]) {
  const ask = useAsk();
  const [fresh, setFresh] = useState(nothing);
  const [given, setGiven] = useState(listed);
  // A list that was asked for anew knows best.
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
    // What does not come now comes with the next event.
    askFor(ids).catch(() => undefined);
  };
  const shown = [...new Set([...listed.map(({ _id }) => _id), ...fresh.known.keys()])];
  useStream(useService(), 'stream', {
    onEvent: ({ data }) => {
      const id = applicationOf(data);
      if (id !== undefined) follow([id]);
    },
    onMissed: () => follow(shown),
  });
  const { known } = fresh;
  const now = (application: ApplicationItemFragment) =>
    known.has(application._id) ? (known.get(application._id) ?? []) : application;
  return {
    applications: listed.flatMap(now),
    /** Null when there is none; undefined when that is not known yet. */
    named: (id: string) => (known.has(id) ? known.get(id) : listed.find(({ _id }) => _id === id)),
    changesOf: (id: string) => fresh.changes.get(id) ?? 0,
    askFor,
  };
}

/** The newest interview, while the application can still come to something. */
export function interviewOf({ status, interviews }: ApplicationItemFragment) {
  return status === 'Rejected' || status === 'Hired' ? undefined : interviews[0];
}

/** Whether an interview that was agreed on is over. */
export function isPast({ time, minutes }: Pick<InterviewShownFragment, 'time' | 'minutes'>): boolean {
  return time !== null && new Date(time).getTime() + minutes * 60_000 < serverNow();
}

/** Whether the employer's last word was not read yet. */
export function hasUnread({ conversation }: ApplicationItemFragment): boolean {
  const last = conversation.messages.at(-1);
  return last !== undefined && !last.from_seeker && last.number > conversation.read_by_seeker;
}
