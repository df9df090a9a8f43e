import { useRef, useState } from 'react';
import { randomKey } from '@/shared/lib/random-key';
import type { Ask } from '@/shared/services/ask';
import { reloadAfter } from '@/shared/services/chunks';
import { useAction } from '../action/useAction';
import { useApplication } from './useApplication';
import { useErrorText } from './useErrorText';
import { useSayDone } from './useSayDone';
import { useShowError } from './useShowError';

interface MutationTools {
  ask: Ask;
  /**
   * The request key of what is sent. A repeated request, as after a lost answer, gets the same key; one with
   * other contents, or after a success, gets a new key.
   */
  keyOf: (sent: object) => string;
}

interface MutationOptions {
  /** The component shows `problem`; otherwise a toast says why it failed. */
  showsProblem?: boolean;
  /** Deals with an error in another way; false if it does not. */
  onError?: (error: unknown) => unknown;
}

interface Mutation<Args extends readonly unknown[]> {
  /** Does nothing while another run is under way. */
  run: (...args: Args) => void;
  busy: boolean;
  /** Why the last run failed, until the next one. */
  problem: string | undefined;
  clearProblem: () => void;
  /** For forms, which have a busy state of their own: rejects if it fails, and `fail` then says why. */
  perform: (...args: Args) => Promise<void>;
  fail: (error: unknown) => void;
}

/**
 * A change that a person makes, one at a time. The action returns the text that confirms it, if any. After it the
 * cached answers of other screens are forgotten, because they may show what was changed.
 */
export function useMutation<Args extends readonly unknown[] = []>(
  action: (tools: MutationTools, ...args: Args) => Promise<string | undefined>,
  { showsProblem = false, onError }: MutationOptions = {},
): Mutation<Args> {
  const { ask, queries } = useApplication();
  const textOf = useErrorText();
  const showError = useShowError();
  const sayDone = useSayDone();
  const [problem, setProblem] = useState<string>();
  const lastRequest = useRef<{ sent: string; key: string }>(undefined);
  const keyOf = (sent: object) => {
    const text = JSON.stringify(sent);
    if (lastRequest.current?.sent !== text) lastRequest.current = { sent: text, key: randomKey() };
    return lastRequest.current.key;
  };
  const perform = async (...args: Args) => {
    setProblem(undefined);
    const done = await action({ ask, keyOf }, ...args);
    lastRequest.current = undefined;
    queries.invalidate();
    if (done) sayDone(done);
  };
  const fail = (error: unknown) => {
    if (onError && onError(error) !== false) return;
    if (!showsProblem) showError(error);
    else if (!reloadAfter(error, location.href)) setProblem(textOf(error));
  };
  return { ...useAction(perform, fail), problem, clearProblem: () => setProblem(undefined), perform, fail };
}
