import { useTexts } from '@/console/page/usePage';
import type { LoginShownFragment } from '@/generated/console/graphql';
import { Muted } from '@/shared/ui/layout/Muted';
import styles from './login.module.css';

type Secret = NonNullable<LoginShownFragment['enrolment']>;

/** The secret for an app, as a QR code and to be typed. */
export function Enrolment({ enrolment }: { enrolment: Secret }) {
  const texts = useTexts('login');
  return (
    <>
      <p>{texts.enrolLead}</p>
      <img
        className={styles.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(enrolment.qr_code)}`}
        alt={texts.qrCode}
        width={220}
        height={220}
      />
      <Muted>{texts.orType}</Muted>
      <code className={styles.secret}>{enrolment.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
    </>
  );
}
