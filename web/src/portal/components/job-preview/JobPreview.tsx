import { useEffect, useRef, useState } from 'react';
import type { PreviewPathsFragment } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import type { Locale } from '@/shared/lib/locale';
import { Segments } from '@/shared/ui/fields/Segments';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './JobPreview.module.css';

/** The preview waits for a pause in typing. */
const typingPause = 1_200;

interface JobPreviewProps {
  paths: PreviewPathsFragment;
  /** The version of the saved draft; a new one reloads the preview. */
  version: number | string;
}

/** The saved draft, as the site renders it for a phone. */
export function JobPreview({ paths, version }: JobPreviewProps) {
  const texts = useTexts('jobs');
  const [locale, setLocale] = useState<Locale>(usePage().address.locale);
  const [part, setPart] = useState<'page' | 'card'>('page');
  const frame = useRef<HTMLIFrameElement>(null);
  const path = paths[`${part}${locale === 'en' ? 'En' : 'Zh'}`];
  const address = `${path}&v=${version}`;
  const [first] = useState(address);
  const shown = useRef({ address: first, path });
  useEffect(() => {
    if (shown.current.address === address) return;
    const pause = shown.current.path === path ? typingPause : 0;
    // Replaces the frame's address, so that the back button does not step through earlier drafts.
    const timer = setTimeout(() => {
      shown.current = { address, path };
      frame.current?.contentWindow?.location.replace(address);
    }, pause);
    return () => clearTimeout(timer);
  }, [address, path]);
  return (
    <Stack as="section" aria-label={texts.preview}>
      <div className={styles.head}>
        <SectionHeading>{texts.preview}</SectionHeading>
        <Segments
          isPlain
          label={texts.previewPart}
          value={part}
          options={[
            { value: 'card', label: texts.previewCard },
            { value: 'page', label: texts.previewPage },
          ]}
          onChange={(value) => setPart(value === 'card' ? 'card' : 'page')}
        />
        <Segments
          isPlain
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
    </Stack>
  );
}
