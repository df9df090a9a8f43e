import type { ComponentType, ReactNode } from 'react';
import { useQuery } from '@/shared/hooks/useQuery';
import { errorText } from '@/shared/services/api/error-text';
import { ServiceError } from '@/shared/services/api/service';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/panels/Card';
import { Skeleton } from '@/shared/ui/panels/Skeleton';
import { SiteLogo } from '@/site/components/site-logo/SiteLogo';
import type { Catalogue } from '@/site/messages/catalogue';
import { type Head, samePath } from '@/site/page/head';
import type { ScreenAddress } from '@/site/page/screen';
import { useTexts } from '@/site/page/useTexts';
import { useService } from '@/site/services/session/useSession';
import { type LinkCall, readLink } from './mail-link';
import styles from './mail-links.module.css';

export interface LinkProps<Answer> {
  token: string;
  /** What the link would do. */
  given: Answer;
}

interface LinkPageProps<Answer> {
  call: LinkCall;
  address: ScreenAddress;
  /** Asks, with a button that does it. */
  Content: ComponentType<LinkProps<Answer>>;
  /** The way on from a link that was not made here, or not for the present address. */
  elsewhere?: ReactNode;
}

/** Whether the service has refused the link itself, so that trying again is of no use. */
function isOfNoUse(error: unknown): boolean {
  if (!(error instanceof ServiceError) || error.status === undefined) return false;
  return error.status < 500 && error.status !== 429;
}

interface NoticeProps {
  title: string;
  text: string;
  children?: ReactNode;
}

/** A sentence with nothing to press but a link. */
export function Notice({ title, text, children }: NoticeProps) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p role="status">{text}</p>
      {children}
    </>
  );
}

/** Loads what the link would do; changes nothing. */
function Asked<Answer>({ call, address, Content, elsewhere }: LinkPageProps<Answer>) {
  const token = address.query.get('token') ?? '';
  const texts = useTexts('mailLinks');
  const common = useTexts('common');
  const service = useService();
  const { data, error, isLoading, reload } = useQuery({
    key: token === '' ? undefined : `${call} ${token}`,
    load: async () => readLink<Answer>(await service, call, token),
  });
  if (data !== undefined) return <Content key={token} token={token} given={data} />;
  if (token === '' || (error !== undefined && isOfNoUse(error)))
    return (
      <Notice title={texts.invalidTitle} text={texts.invalid}>
        {elsewhere}
      </Notice>
    );
  return (
    <>
      <h1 className={styles.title}>{texts[call].title}</h1>
      {error === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <>
          <p role="alert">{errorText(error, common)}</p>
          <Button wide busy={isLoading} onClick={reload}>
            {texts.retry}
          </Button>
        </>
      )}
    </>
  );
}

/**
 * The page behind a signed link of a mail. It asks first, because mail scanners open links, and needs no
 * login: the link is the proof.
 */
export function LinkPage<Answer>(props: LinkPageProps<Answer>) {
  return (
    <div className={styles.page}>
      <SiteLogo />
      <Card>
        <div className={styles.content}>
          <Asked {...props} />
        </div>
      </Card>
    </div>
  );
}

/** The head of such a page, which search engines are told not to list. */
export function linkHead(call: LinkCall, { mailLinks }: Catalogue): Head {
  const { title, description } = mailLinks[call];
  return { title, description, paths: samePath(`/${call}/`), noindex: true };
}
