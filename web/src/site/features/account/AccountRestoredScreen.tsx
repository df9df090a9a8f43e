import { useHref } from '../../../shared/hooks/every-page/useHref';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { Card } from '../../../shared/ui/panels/Card';
import { SiteLogo } from '../../components/every-page/site-logo/SiteLogo';
import { paths } from '../../lib/every-page/paths';
import { samePath } from '../../page/every-page/head';
import { defineScreen } from '../../page/every-page/screen';
import { useTexts } from '../../page/every-page/useTexts';
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
