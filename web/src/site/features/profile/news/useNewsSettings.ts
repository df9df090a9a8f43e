import { useRef, useState } from 'react';
import { UpdateNewsSettingsDocument } from '@/generated/seeker/documents/UpdateNewsSettings';
import type { NewsSettingsItemFragment } from '@/generated/seeker/graphql';
import { operation } from '@/shared/services/operation';
import { useTexts } from '@/site/page/useTexts';
import { useAsk } from '@/site/services/api/useAsk';
import { useSayDone } from '@/site/services/api/useSayDone';
import { useShowError } from '@/site/services/api/useShowError';
import { useSession } from '@/site/services/session/useSession';
import { applyNewsChange, type NewsChange } from './news-changes';

interface NewsSettingsState {
  settings: NewsSettingsItemFragment;
  /** Shows a change at once and sends it; if that fails, the control goes back and the error is shown. */
  change: (change: NewsChange) => void;
}

/** The settings as the service has them, with the changes that it has not confirmed yet. */
export function useNewsSettings(given: NewsSettingsItemFragment): NewsSettingsState {
  const { saved: savedText } = useTexts('news');
  const ask = useAsk();
  const { ready } = useSession();
  const sayDone = useSayDone();
  const showError = useShowError();
  const [first, setFirst] = useState(given);
  const [saved, setSaved] = useState(given);
  const [waiting, setWaiting] = useState<readonly NewsChange[]>([]);
  // The answers of a reload are newer.
  if (first !== given) {
    setFirst(given);
    setSaved(given);
  }
  const last = useRef(Promise.resolve());

  async function send(change: NewsChange): Promise<void> {
    try {
      const update = operation('UpdateNewsSettings', UpdateNewsSettingsDocument, change);
      const { update_news_settings } = await ask(update, { outlivesPage: true });
      setSaved(update_news_settings);
      sayDone(savedText);
      // The number in the menu leaves out the kinds that are switched off.
      if (change.switches !== undefined) void ready.then((session) => session.countUnread());
    } catch (error) {
      showError(error);
    } finally {
      setWaiting((all) => all.filter((each) => each !== change));
    }
  }

  return {
    settings: waiting.reduce(applyNewsChange, saved),
    change: (change) => {
      setWaiting((all) => [...all, change]);
      // One after the other, so that the last of several changes of a control is the one that stays.
      last.current = last.current.then(() => send(change));
    },
  };
}
