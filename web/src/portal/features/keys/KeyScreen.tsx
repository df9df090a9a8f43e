import { useEffect, useState } from 'react';
import { KeyDocument } from '../../../generated/portal/documents/Key';
import { RevokeKeyDocument } from '../../../generated/portal/documents/RevokeKey';
import type { KeyQuery } from '../../../generated/portal/graphql';
import { dayText, momentText } from '../../../shared/lib/date-text';
import { pageNumber } from '../../../shared/lib/every-page/address';
import { maxLimit } from '../../../shared/lib/every-page/constants';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Pagination } from '../../../shared/ui/Pagination';
import { Card } from '../../../shared/ui/panels/Card';
import { Notice } from '../../../shared/ui/panels/Notice';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { ConfirmDialog } from '../../components/confirm/ConfirmDialog';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership, usePortal, useSayDone } from '../../services/usePortal';
import { Deliveries } from './Deliveries';
import { SecretDialog } from './SecretDialog';
import { WebhookForm } from './WebhookForm';

type Key = KeyQuery['company']['key'];

interface PartProps {
  partnerKey: Key;
  onChanged: () => void;
}

/** How soon to reload while a delivery is under way; the answer comes within seconds. */
const askAgainAfter = 1_500;

function useFreshWhileWaiting(isWaiting: boolean, answered: unknown, reload: () => void): void {
  useEffect(() => {
    if (!isWaiting || answered === undefined) return;
    const timer = setTimeout(reload, askAgainAfter);
    return () => clearTimeout(timer);
  }, [isWaiting, answered, reload]);
}

function Revoke({ partnerKey, onChanged }: PartProps) {
  const texts = useTexts('keys');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const [isOpen, setOpen] = useState(false);
  const revoke = async () => {
    await ask(operation('RevokeKey', RevokeKeyDocument, { company: company.id, id: partnerKey.id }));
    sayDone(texts.revoked);
    onChanged();
  };
  return (
    <div className={page.flush}>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {texts.revoke}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={texts.revokeTitle(partnerKey.name)}
        confirmLabel={texts.revoke}
        onConfirm={revoke}
        onClose={() => setOpen(false)}
      >
        <p>{texts.revokeText}</p>
      </ConfirmDialog>
    </div>
  );
}

function WebhookState({ webhook }: { webhook: NonNullable<Key['webhook']> }) {
  const texts = useTexts('keys');
  const { locale } = usePage().address;
  if (webhook.failures === 0 && webhook.waiting === 0) return null;
  return (
    <Notice tone={webhook.failures > 0 ? 'danger' : 'highlight'}>
      {webhook.failures > 0 && texts.failures(webhook.failures)}
      {webhook.next_try_at !== null && texts.nextTry(momentText(webhook.next_try_at, locale))}
      {webhook.waiting > 0 && texts.waiting(webhook.waiting)}
    </Notice>
  );
}

function KeyParts({ partnerKey, onChanged }: PartProps) {
  const texts = useTexts('keys');
  const common = useTexts('common');
  const link = useLink();
  const { company } = useMembership();
  const { locale, query } = usePage().address;
  const { webhook, revoked_at } = partnerKey;
  // Kept here, because the form is mounted anew for each address.
  const [secret, setSecret] = useState<string>();
  if (revoked_at !== null) return <Notice>{texts.revokedOn(dayText(revoked_at, locale))}</Notice>;
  return (
    <>
      <Card>
        <section className={page.stack}>
          <h2 className={page.heading}>{texts.webhook}</h2>
          <p className={page.quiet}>{texts.webhookText}</p>
          {webhook && <WebhookState webhook={webhook} />}
          <WebhookForm
            key={webhook?.url ?? ''}
            id={partnerKey.id}
            url={webhook?.url ?? ''}
            onSet={setSecret}
            onChanged={onChanged}
          />
        </section>
      </Card>
      {webhook && (
        <section className={page.stack}>
          <h2 className={page.heading}>{texts.deliveries}</h2>
          <Deliveries
            partnerKey={partnerKey.id}
            deliveries={webhook.deliveries.deliveries}
            onChanged={onChanged}
          />
          <Pagination
            label={texts.pages}
            previousLabel={common.previous}
            nextLabel={common.next}
            page={pageNumber(query.get('page'))}
            pages={Math.ceil(webhook.deliveries.total / maxLimit)}
            hrefOf={(number) => link(`${paths.key(company.id, partnerKey.id)}?page=${number}`)}
          />
        </section>
      )}
      <Revoke partnerKey={partnerKey} onChanged={onChanged} />
      {secret !== undefined && (
        <SecretDialog title={texts.signingTitle} secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </>
  );
}

function KeyPage() {
  const texts = useTexts('keys');
  const { company } = useMembership();
  const { address, params } = usePage();
  const current = pageNumber(address.query.get('page'));
  const variables = {
    company: company.id,
    key: params.key ?? '',
    limit: maxLimit,
    offset: (current - 1) * maxLimit,
  };
  const answer = useAnswer(operation('Key', KeyDocument, variables));
  const key = answer.data?.company.key;
  const isWaiting = key?.webhook?.deliveries.deliveries.some(({ state }) => state === 'waiting') ?? false;
  useFreshWhileWaiting(isWaiting, answer.data, answer.reload);
  return (
    <div className={page.page}>
      <PageHead
        title={key?.name ?? texts.key}
        {...(key && { lead: texts.madeOn(dayText(key.created_at, address.locale)) })}
      />
      <AnswerOf answer={answer} cards={2}>
        {(data) => <KeyParts partnerKey={data.company.key} onChanged={answer.reload} />}
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.keys.key, Component: KeyPage };
