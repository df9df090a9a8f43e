import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/panels/Card';
import { SiteLogo } from '@/site/components/site-logo/SiteLogo';
import { paths } from '@/site/lib/paths';
import { samePath } from '@/site/page/head';
import { defineScreen } from '@/site/page/screen';
import { useHref } from '@/site/page/useHref';
import { useTexts } from '@/site/page/useTexts';
import styles from './account.module.css';

export const screen = defineScreen({
  namespaces: ['account'],
  operations: () => [],
  head: ({ texts }) => ({
    title: texts.account.restoredTitle,
    description: texts.account.restoredText,
    paths: samePath(paths.accountRestored),
    noindex: true,
  }),
  Component: function Restored() {
    const texts = useTexts('account');
    const link = useHref();
    return (
      <div className={styles.page}>
        <SiteLogo />
        <Card>
          <div className={styles.content}>
            <h1 className={styles.title}>{texts.restoredTitle}</h1>
            <p>{texts.restoredText}</p>
            <ButtonLink href={link(paths.login)} wide>
              {texts.logIn}
            </ButtonLink>
          </div>
        </Card>
      </div>
    );
  },
});
