import { useState } from 'react';
import { CompanyHeader } from '../../../shared/components/company-header/CompanyHeader';
import { type Locale, languageTag } from '../../../shared/lib/every-page/locale';
import { Segments } from '../../../shared/ui/fields/Segments';
import page from '../../components/page/page.module.css';
import { type LocalizedText, textIn } from '../../lib/localized-text';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
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
    <section className={page.stack}>
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
      <div className={styles.preview} lang={languageTag[locale]}>
        <CompanyHeader
          level={2}
          name={textIn(locale, name) || texts.previewName}
          about={textIn(locale, about)}
          logo={logo}
        />
      </div>
    </section>
  );
}
