import type { Locale } from '@/shared/lib/locale';
import { lastResort } from '@/shared/messages/fallback';
import styles from './offer-retry.module.css';
import { ReloadLink } from './ReloadLink';
import { renderFresh } from './render-fresh';

const id = 'retry';

/**
 * Says at the bottom of a page that can be read that its scripts did not come, with a link that loads it again.
 * Returns a function that takes it back.
 */
export function offerRetry(locale: Locale): () => void {
  const withdraw = () => document.getElementById(id)?.remove();
  withdraw();
  const { incomplete, retry } = lastResort[locale];
  const bar = document.createElement('div');
  bar.id = id;
  bar.className = styles.bar ?? '';
  document.body.append(bar);
  renderFresh(
    bar,
    <p role="alert">
      {incomplete} <ReloadLink>{retry}</ReloadLink>
    </p>,
  );
  return withdraw;
}
