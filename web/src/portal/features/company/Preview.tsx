import { useState } from 'react';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { CompanyHeader } from '@/shared/components/company-header/CompanyHeader';
import { type Locale, languageTag } from '@/shared/lib/locale';
import { type LocalizedText, textIn } from '@/shared/lib/localized-text';
import { Segments } from '@/shared/ui/fields/Segments';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './company.module.css';

interface PreviewProps {
  name: LocalizedText;
  about: LocalizedText;
  logo: string | null;
}

/** The top of the company's page, rendered by the site's own component. */
export function Preview({ name, about, logo }: PreviewProps) {
  const texts = useTexts('company');
  const [locale, setLocale] = useState<Locale>(usePage().address.locale);
  return (
    <Stack as="section">
      <SectionHeading>{texts.preview}</SectionHeading>
      <Segments
        label={texts.previewLanguage}
        value={locale}
        options={[
          { value: 'zh-hant', label: '中文' },
          { value: 'en', label: 'English' },
        ]}
        onChange={(value) => setLocale(value === 'en' ? 'en' : 'zh-hant')}
      />
      <div className={styles.preview} lang={languageTag[locale]}>
        <CompanyHeader
          level={2}
          name={textIn(locale, name) || texts.previewName}
          about={textIn(locale, about)}
          logo={logo}
        />
      </div>
    </Stack>
  );
}
