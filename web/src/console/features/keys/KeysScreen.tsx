import { useState } from 'react';
import list from '@/console/components/list/list.module.css';
import type { Screen } from '@/console/page/screen';
import { usePage, useTexts } from '@/console/page/usePage';
import { useConsole } from '@/console/services/useConsole';
import { KeysDocument } from '@/generated/console/documents/Keys';
import { RevokeKeyDocument } from '@/generated/console/documents/RevokeKey';
import type { KeyShownFragment } from '@/generated/console/graphql';
import { PageHead } from '@/shared/client/PageHead';
import { ConfirmDialog } from '@/shared/components/confirm/ConfirmDialog';
import { QueryView } from '@/shared/components/query/QueryView';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { dayText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Badge } from '@/shared/ui/Badge';
import { Button } from '@/shared/ui/button/Button';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { MakeKey } from './MakeKey';

function KeyRow({ partnerKey, onChanged }: { partnerKey: KeyShownFragment; onChanged: () => void }) {
  const texts = useTexts('keys');
  const { locale } = usePage().address;
  const { ask } = useConsole();
  const [isAsked, setAsked] = useState(false);
  const { id, name, is_operator, companies, is_from_portal, created_at, revoked_at } = partnerKey;
  return (
    <li className={list.entry}>
      <div className={list.text}>
        <strong>{name}</strong>
        <Muted as="span">
          {[
            texts.madeOn(dayText(created_at, locale)),
            is_from_portal ? texts.inPortal : texts.byOperator,
            is_operator ? texts.forEverything : companies.join(', '),
          ].join(' · ')}
        </Muted>
      </div>
      {revoked_at === null ? (
        <Button kind="secondary" aria-label={texts.revokeOf(name)} onClick={() => setAsked(true)}>
          {texts.revoke}
        </Button>
      ) : (
        <Badge>{texts.revokedOn(dayText(revoked_at, locale))}</Badge>
      )}
      <ConfirmDialog
        open={isAsked}
        title={texts.revokeOf(name)}
        confirmLabel={texts.revoke}
        onConfirm={async () => {
          await ask(operation('RevokeKey', RevokeKeyDocument, { id }));
          onChanged();
        }}
        onClose={() => setAsked(false)}
      >
        <p>{texts.revokeText}</p>
      </ConfirmDialog>
    </li>
  );
}

function Keys() {
  const texts = useTexts('keys');
  const query = useOperationQuery(operation('Keys', KeysDocument, {}));
  return (
    <Stack gap="cards">
      <PageHead title={texts.title} lead={texts.lead} action={<MakeKey onMade={query.reload} />} />
      <QueryView query={query} cards={2}>
        {({ partner_keys }) =>
          partner_keys.length === 0 ? (
            <EmptyState level={2} title={texts.noneTitle} text={texts.noneText} />
          ) : (
            <ul className={list.list}>
              {partner_keys.map((each) => (
                <KeyRow key={each.id} partnerKey={each} onChanged={query.reload} />
              ))}
            </ul>
          )
        }
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.keys.title, Component: Keys };
