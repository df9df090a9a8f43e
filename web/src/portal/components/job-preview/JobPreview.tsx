import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../../shared/lib/every-page/locale';
import { Segments } from '../../../shared/ui/fields/Segments';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import page from '../page/page.module.css';
import styles from './JobPreview.module.css';

/** Whoever types on sees the page when there is a pause. */
const typingPause = 1_200;

interface JobPreviewProps {
  /** Addresses of the preview by language. */
  zh: string;
  en: string;
  /** Of what is saved; another one is shown anew. */
  version: number | string;
}

/** What is saved, as the site renders it for a phone. */
export function JobPreview({ zh, en, version }: JobPreviewProps) {
  const texts = useTexts('jobs');
  const [locale, setLocale] = useState<Locale>(usePage().address.locale);
  const frame = useRef<HTMLIFrameElement>(null);
  const address = `${locale === 'en' ? en : zh}&v=${version}`;
  const [first] = useState(address);
  const shown = useRef({ address: first, locale });
  useEffect(() => {
    if (shown.current.address === address) return;
    const pause = shown.current.locale === locale ? typingPause : 0;
    // In the place of the last one: the way back does not lead through what was typed.
    const timer = setTimeout(() => {
      shown.current = { address, locale };
      frame.current?.contentWindow?.location.replace(address);
    }, pause);
    return () => clearTimeout(timer);
  }, [address, locale]);
  return (
    <section className={page.stack} aria-label={texts.preview}>
      <div className={styles.head}>
        <h2 className={page.heading}>{texts.preview}</h2>
        <Segments
          label={texts.previewLanguage}
          value={locale}
          options={[
            { value: 'zh-hant', label: '中文' },
            { value: 'en', label: 'English' },
          ]}
          onChange={(value) => setLocale(value === 'en' ? 'en' : 'zh-hant')}
        />
      </div>
      <iframe
        ref={frame}
        className={styles.frame}
        title={texts.previewFrame}
        src={first}
        sandbox="allow-same-origin"
        loading="lazy"
      />
    </section>
  );
}
