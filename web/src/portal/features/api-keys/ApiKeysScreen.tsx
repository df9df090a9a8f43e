import { KeysDocument } from '@/generated/portal/documents/Keys';
import type { KeyShownFragment } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { dayText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Badge } from '@/shared/ui/Badge';
import card from '@/shared/ui/card-link.module.css';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './api-keys.module.css';
import { CreateApiKey } from './CreateApiKey';

/** Says who made a key. */
function useMadeByText({ is_from_portal, made_by }: KeyShownFragment): string {
  const texts = useTexts('apiKeys');
  if (!is_from_portal) return texts.madeByUs;
  return made_by === null ? texts.madeByNobody : texts.madeBy(made_by);
}

function ApiKeyCard({ partnerKey }: { partnerKey: KeyShownFragment }) {
  const texts = useTexts('apiKeys');
  const link = useLink();
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { id, name, created_at, revoked_at, webhook } = partnerKey;
  const maker = useMadeByText(partnerKey);
  return (
    <li className={styles.key}>
      <h2 className={styles.name}>
        <a className={card.link} href={link(paths.apiKey(company.id, id))}>
          {name}
        </a>
      </h2>
      <p className={styles.marks}>
        {revoked_at === null ? (
          <Badge tone="accent">{texts.works}</Badge>
        ) : (
          <Badge>{texts.revokedOn(dayText(revoked_at, locale))}</Badge>
        )}
        {webhook && webhook.failures > 0 && <Badge tone="danger">{texts.failing}</Badge>}
      </p>
      <Muted>
        {[texts.madeOn(dayText(created_at, locale)), maker, webhook?.url].filter(Boolean).join(' · ')}
      </Muted>
    </li>
  );
}

function ApiKeys() {
  const texts = useTexts('apiKeys');
  const { company, role } = useMembership();
  const isOwner = isAllowed('manageApiKeys', role, company.state);
  const query = useOperationQuery(operation('Keys', KeysDocument, { company: company.id }));
  return (
    <Stack gap="cards">
      <PageHead
        title={texts.title}
        lead={texts.lead}
        action={isOwner && <CreateApiKey onMade={query.reload} />}
      />
      <QueryView query={query} cards={2}>
        {(data) =>
          data.company.keys.length === 0 ? (
            <EmptyState level={2} title={texts.noneTitle} text={texts.noneText} />
          ) : (
            <Stack as="ul">
              {data.company.keys.map((each) => (
                <ApiKeyCard key={each.id} partnerKey={each} />
              ))}
            </Stack>
          )
        }
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.apiKeys.title, Component: ApiKeys };
