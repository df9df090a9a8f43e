import { SendAgainDocument } from '@/generated/portal/documents/SendAgain';
import type { KeyQuery } from '@/generated/portal/graphql';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { useMutation } from '@/shared/hooks/application/useMutation';
import { momentText } from '@/shared/lib/date-text';
import { operation } from '@/shared/services/operation';
import { Badge, type BadgeTone } from '@/shared/ui/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Icon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import styles from './api-keys.module.css';

export type Delivery = NonNullable<KeyQuery['company']['key']['webhook']>['deliveries']['deliveries'][number];

const tones: Record<Delivery['state'], BadgeTone> = {
  waiting: 'highlight',
  taken: 'accent',
  failed: 'danger',
};

interface DeliveriesProps {
  partnerKey: string;
  deliveries: readonly Delivery[];
  onChanged: () => void;
}

function SendAgain({
  partnerKey,
  delivery,
  onChanged,
}: Omit<DeliveriesProps, 'deliveries'> & { delivery: Delivery }) {
  const texts = useTexts('apiKeys');
  const { company } = useMembership();
  const { run, busy } = useMutation(async ({ ask }) => {
    const variables = { company: company.id, id: partnerKey, delivery: delivery.id };
    await ask(operation('SendAgain', SendAgainDocument, variables));
    onChanged();
    return texts.sentAgain;
  });
  return (
    <Button kind="secondary" busy={busy} onClick={run}>
      {texts.sendAgain}
    </Button>
  );
}

/** Indents JSON; any other text is returned unchanged. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), undefined, 2);
  } catch {
    return body;
  }
}

/** The webhook deliveries: what was sent, when, and the receiver's answer. */
export function Deliveries({ partnerKey, deliveries, onChanged }: DeliveriesProps) {
  const texts = useTexts('apiKeys');
  const { locale } = usePage().address;
  if (deliveries.length === 0) return <Muted>{texts.noDeliveries}</Muted>;
  return (
    <ul className={styles.deliveries}>
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <details>
            <summary>
              <span className={styles.marks}>
                <Badge tone={tones[delivery.state]}>{texts.states[delivery.state]}</Badge>
                <strong>{delivery.event}</strong>
                <Muted as="span">
                  {[momentText(delivery.sent_at ?? delivery.asked_at, locale), delivery.status]
                    .filter(Boolean)
                    .join(' · ')}
                </Muted>
              </span>
              <Icon name="chevronDown" />
            </summary>
            <Stack>
              <div>
                <h3 className={styles.small}>{texts.answer}</h3>
                <pre className={styles.body}>{delivery.answer || texts.noAnswer}</pre>
              </div>
              <div>
                <h3 className={styles.small}>{texts.sent}</h3>
                <pre className={styles.body}>{readable(delivery.body)}</pre>
              </div>
              <div>
                <SendAgain partnerKey={partnerKey} delivery={delivery} onChanged={onChanged} />
              </div>
            </Stack>
          </details>
        </li>
      ))}
    </ul>
  );
}
