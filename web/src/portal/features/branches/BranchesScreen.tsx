import { BranchesDocument } from '../../../generated/portal/documents/Branches';
import type { BranchesQuery } from '../../../generated/portal/graphql';
import { operation } from '../../../shared/services/every-page/operation';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState';
import card from '../../../shared/ui/every-page/card-link.module.css';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import { may } from '../../lib/permissions';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useMembership } from '../../services/usePortal';
import styles from './branches.module.css';

type Branch = BranchesQuery['company']['branches'][number];

function BranchCard({ branch, district }: { branch: Branch; district: string | undefined }) {
  const texts = useTexts('branches');
  const link = useLink();
  const { locale } = usePage().address;
  const { company } = useMembership();
  return (
    <li className={styles.branch}>
      <h2 className={styles.name}>
        <a className={card.link} href={link(paths.branch(company.id, branch.id))}>
          {textIn(locale, branch.name)}
        </a>
      </h2>
      <p>{textIn(locale, branch.address)}</p>
      <p className={page.quiet}>
        {[district, !branch.is_exact && texts.notExact, texts.openJobs(branch.open_job_count)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  );
}

function BranchList({ company, districts }: BranchesQuery) {
  const texts = useTexts('branches');
  const names = new Map(districts.map(({ code, name }) => [code, name]));
  if (company.branches.length === 0)
    return <EmptyState level={2} title={texts.noneTitle} text={texts.noneText} />;
  return (
    <ul className={styles.list}>
      {company.branches.map((branch) => (
        <BranchCard key={branch.id} branch={branch} district={names.get(branch.district)} />
      ))}
    </ul>
  );
}

function Branches() {
  const texts = useTexts('branches');
  const link = useLink();
  const { company, role } = useMembership();
  const answer = useAnswer(operation('Branches', BranchesDocument, { company: company.id }));
  const add = may('changeBranches', role, company.state) && (
    <ButtonLink href={link(paths.newBranch(company.id))}>{texts.add}</ButtonLink>
  );
  return (
    <div className={page.page}>
      <PageHead title={texts.title} lead={texts.lead} action={add} />
      <AnswerOf answer={answer} cards={2}>
        {(data) => <BranchList {...data} />}
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.branches.title, Component: Branches };
