import { useState } from 'react';
import { ClaimableCompaniesDocument } from '../../../generated/portal/documents/ClaimableCompanies';
import type { ClaimableCompaniesQuery } from '../../../generated/portal/graphql';
import { CompanyLogo } from '../../../shared/components/company-logo/CompanyLogo';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { TextField } from '../../../shared/ui/fields/TextField';
import { Failed } from '../../components/answer/Failed';
import { PageHead } from '../../components/page/PageHead';
import page from '../../components/page/page.module.css';
import { paths } from '../../lib/every-page/paths';
import { textIn } from '../../lib/localized-text';
import type { Screen } from '../../page/every-page/screen';
import { useLink } from '../../page/every-page/useLink';
import { usePage } from '../../page/every-page/usePage';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { ClaimDialog } from './ClaimDialog';
import styles from './claim-company.module.css';

type Found = ClaimableCompaniesQuery['claimable_companies'][number];

/** Waits for a pause instead of asking for every letter. */
const typingPause = 300;
const shortestTerm = 2;

function FoundCompany({ company, onClaim }: { company: Found; onClaim: () => void }) {
  const texts = useTexts('claim');
  const { address, config } = usePage();
  const name = textIn(address.locale, company.name);
  return (
    <li className={styles.company}>
      <CompanyLogo source={company.logo_thumbnail} name={name} size={48} />
      <div className={styles.words}>
        <strong>{name}</strong>
        <a href={`${config.public_url}${company.page_path}`} target="_blank" rel="noopener">
          {texts.openJobs(company.open_job_count)}
        </a>
      </div>
      <Button kind="secondary" aria-label={texts.claimOf(name)} onClick={onClaim}>
        {texts.claim}
      </Button>
    </li>
  );
}

function ClaimCompany() {
  const texts = useTexts('claim');
  const link = useLink();
  const { locale } = usePage().address;
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<Found>();
  const wanted = term.trim();
  const asked =
    [...wanted].length < shortestTerm
      ? undefined
      : operation('ClaimableCompanies', ClaimableCompaniesDocument, { term: wanted });
  const { data, error, loading, reload } = useAnswer(asked, typingPause);
  const found = asked ? (data?.claimable_companies ?? []) : [];
  return (
    <div className={page.page}>
      <PageHead title={texts.title} lead={texts.lead} />
      <TextField
        label={texts.search}
        hint={texts.searchHint}
        type="search"
        name="term"
        autoComplete="off"
        value={term}
        onChange={setTerm}
      />
      {asked && error !== undefined && !loading && <Failed level={2} error={error} onRetry={reload} />}
      <p role="status" className={`${page.quiet} ${page.live}`}>
        {asked && !loading && error === undefined && texts.found(found.length)}
      </p>
      <ul className={page.stack}>
        {found.map((company) => (
          <FoundCompany key={company.id} company={company} onClaim={() => setChosen(company)} />
        ))}
      </ul>
      <p>
        <a className={page.link} href={link(paths.found)}>
          {texts.notThere}
        </a>
      </p>
      {chosen && (
        <ClaimDialog
          company={{ id: chosen.id, name: textIn(locale, chosen.name) }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.claim.title, Component: ClaimCompany };
