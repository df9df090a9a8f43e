import { samePath } from '../../lib/head';
import { useHref, useTexts } from '../../lib/page';
import { paths } from '../../lib/paths';
import { defineScreen } from '../../lib/screen';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Logo } from '../../ui/Logo';
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
        <Logo />
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
