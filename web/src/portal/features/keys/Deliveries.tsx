import { SendAgainDocument } from '../../../generated/portal/documents/SendAgain';
import type { KeyQuery } from '../../../generated/portal/graphql';
import { useAction } from '../../../shared/hooks/action/useAction';
import { momentText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Badge, type BadgeTone } from '../../../shared/ui/every-page/Badge';
import { Icon } from '../../../shared/ui/every-page/Icon';
import page from '../../components/page/page.module.css';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership, usePortal, useSayDone, useShowError } from '../../services/usePortal';
import styles from './keys.module.css';

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
  const texts = useTexts('keys');
  const { company } = useMembership();
  const { ask } = usePortal();
  const sayDone = useSayDone();
  const { run, busy } = useAction(async () => {
    const variables = { company: company.id, id: partnerKey, delivery: delivery.id };
    await ask(operation('SendAgain', SendAgainDocument, variables));
    sayDone(texts.sentAgain);
    onChanged();
  }, useShowError());
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
  const texts = useTexts('keys');
  const { locale } = usePage().address;
  if (deliveries.length === 0) return <p className={page.quiet}>{texts.noDeliveries}</p>;
  return (
    <ul className={styles.deliveries}>
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <details>
            <summary>
              <span className={styles.marks}>
                <Badge tone={tones[delivery.state]}>{texts.states[delivery.state]}</Badge>
                <strong>{delivery.event}</strong>
                <span className={page.quiet}>
                  {[momentText(delivery.sent_at ?? delivery.asked_at, locale), delivery.status]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <Icon name="chevronDown" />
            </summary>
            <div className={page.stack}>
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
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
