import { useState } from 'react';
import { KeyDocument } from '@/generated/portal/documents/Key';
import { RevokeKeyDocument } from '@/generated/portal/documents/RevokeKey';
import type { KeyQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership, usePortal } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { pageNumber } from '@/shared/lib/address';
import { maxLimit } from '@/shared/lib/constants';
import { dayText, momentText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { FlushLeft } from '@/shared/ui/layout/FlushLeft';
import { Muted } from '@/shared/ui/layout/Muted';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { Pagination } from '@/shared/ui/Pagination';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import { Deliveries } from './Deliveries';
import { SecretDialog } from './SecretDialog';
import { WebhookForm } from './WebhookForm';

type KeyDetails = KeyQuery['company']['key'];

interface ApiKeyProps {
  partnerKey: KeyDetails;
  onChanged: () => void;
}

/** While a delivery is under way, its answer comes within seconds. */
function refreshAfter({ company }: KeyQuery): number | undefined {
  const deliveries = company.key.webhook?.deliveries.deliveries ?? [];
  return deliveries.some(({ state }) => state === 'waiting') ? 1_500 : undefined;
}

function RevokeButton({ partnerKey, onChanged }: ApiKeyProps) {
  const texts = useTexts('apiKeys');
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
    <FlushLeft>
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
    </FlushLeft>
  );
}

function WebhookState({ webhook }: { webhook: NonNullable<KeyDetails['webhook']> }) {
  const texts = useTexts('apiKeys');
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

function ApiKeyDetails({ partnerKey, onChanged }: ApiKeyProps) {
  const texts = useTexts('apiKeys');
  const { previous, next } = useTexts('application');
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
        <Stack as="section">
          <SectionHeading>{texts.webhook}</SectionHeading>
          <Muted>{texts.webhookText}</Muted>
          {webhook && <WebhookState webhook={webhook} />}
          <WebhookForm
            key={webhook?.url ?? ''}
            id={partnerKey.id}
            url={webhook?.url ?? ''}
            onSet={setSecret}
            onChanged={onChanged}
          />
        </Stack>
      </Card>
      {webhook && (
        <Stack as="section">
          <SectionHeading>{texts.deliveries}</SectionHeading>
          <Deliveries
            partnerKey={partnerKey.id}
            deliveries={webhook.deliveries.deliveries}
            onChanged={onChanged}
          />
          <Pagination
            label={texts.pages}
            previousLabel={previous}
            nextLabel={next}
            page={pageNumber(query.get('page'))}
            pages={Math.ceil(webhook.deliveries.total / maxLimit)}
            hrefOf={(number) => link(`${paths.apiKey(company.id, partnerKey.id)}?page=${number}`)}
          />
        </Stack>
      )}
      <RevokeButton partnerKey={partnerKey} onChanged={onChanged} />
      {secret !== undefined && (
        <SecretDialog title={texts.signingTitle} secret={secret} onClose={() => setSecret(undefined)} />
      )}
    </>
  );
}

function ApiKey() {
  const texts = useTexts('apiKeys');
  const { company } = useMembership();
  const { address, params } = usePage();
  const current = pageNumber(address.query.get('page'));
  const variables = {
    company: company.id,
    key: params.key ?? '',
    limit: maxLimit,
    offset: (current - 1) * maxLimit,
  };
  const query = useOperationQuery(operation('Key', KeyDocument, variables), { refreshAfter });
  const key = query.data?.company.key;
  return (
    <Stack gap="cards">
      <PageHead
        title={key?.name ?? texts.key}
        {...(key && { lead: texts.madeOn(dayText(key.created_at, address.locale)) })}
      />
      <QueryView query={query} cards={2}>
        {(data) => <ApiKeyDetails partnerKey={data.company.key} onChanged={query.reload} />}
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.apiKeys.key, Component: ApiKey };
