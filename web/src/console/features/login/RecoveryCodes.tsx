import { useTexts } from '@/console/page/usePage';
import { saveFile } from '@/shared/services/browser/save-file';
import { Button } from '@/shared/ui/button/Button';
import { Row } from '@/shared/ui/layout/Row';
import { Notice } from '@/shared/ui/panels/Notice';
import styles from './login.module.css';

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const texts = useTexts('login');
  const save = () => saveFile(new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }), texts.codesFile);
  return (
    <>
      <Notice>{texts.codesLead}</Notice>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Row>
        <Button onClick={onKept}>{texts.codesKept}</Button>
        <Button kind="secondary" onClick={save}>
          {texts.saveCodes}
        </Button>
      </Row>
    </>
  );
}
