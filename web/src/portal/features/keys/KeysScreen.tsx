import { KeysDocument } from '../../../generated/portal/documents/Keys';
import type { KeyShownFragment } from '../../../generated/portal/graphql';
import { dayText } from '../../../shared/lib/date-text';
import { operation } from '../../../shared/services/every-page/operation';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import { Badge } from '../../../shared/ui/every-page/Badge';
import card from '../../../shared/ui/every-page/card-link.module.css';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership } from '../../services/usePortal';
import styles from './keys.module.css';
import { MakeKey } from './MakeKey';

/** Says who made a key. */
function useMaker({ is_from_portal, made_by }: KeyShownFragment): string {
  const texts = useTexts('keys');
  if (!is_from_portal) return texts.madeByUs;
  return made_by === null ? texts.madeByNobody : texts.madeBy(made_by);
}

function KeyCard({ partnerKey }: { partnerKey: KeyShownFragment }) {
  const texts = useTexts('keys');
  const link = useLink();
  const { locale } = usePage().address;
  const { company } = useMembership();
  const { id, name, created_at, revoked_at, webhook } = partnerKey;
  const maker = useMaker(partnerKey);
  return (
    <li className={styles.key}>
      <h2 className={styles.name}>
        <a className={card.link} href={link(paths.key(company.id, id))}>
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
      <p className={page.quiet}>
        {[texts.madeOn(dayText(created_at, locale)), maker, webhook?.url].filter(Boolean).join(' · ')}
      </p>
    </li>
  );
}

function Keys() {
  const texts = useTexts('keys');
  const { company, role } = useMembership();
  const isOwner = may('manageKeys', role, company.state);
  const answer = useAnswer(operation('Keys', KeysDocument, { company: company.id }));
  return (
    <div className={page.page}>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        action={isOwner && <MakeKey onMade={answer.reload} />}
      />
      <AnswerOf answer={answer} cards={2}>
        {(data) =>
          data.company.keys.length === 0 ? (
            <EmptyState level={2} title={texts.noneTitle} text={texts.noneText} />
          ) : (
            <ul className={page.stack}>
              {data.company.keys.map((each) => (
                <KeyCard key={each.id} partnerKey={each} />
              ))}
            </ul>
          )
        }
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.keys.title, Component: Keys };
