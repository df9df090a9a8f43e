import { useState } from 'react';
import { ClaimableCompaniesDocument } from '@/generated/portal/documents/ClaimableCompanies';
import type { ClaimableCompaniesQuery } from '@/generated/portal/graphql';
import { paths } from '@/portal/lib/paths';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { PageHead } from '@/shared/client/PageHead';
import { CompanyLogo } from '@/shared/components/company-logo/CompanyLogo';
import { LoadError } from '@/shared/components/query/LoadError';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { TextField } from '@/shared/ui/fields/TextField';
import { LiveRegion } from '@/shared/ui/layout/LiveRegion';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { StandaloneLink } from '@/shared/ui/layout/StandaloneLink';
import { ClaimDialog } from './ClaimDialog';
import styles from './claim-company.module.css';

type ClaimableCompany = ClaimableCompaniesQuery['claimable_companies'][number];

/** Waits for a pause instead of asking for every letter. */
const typingPause = 300;
const shortestTerm = 2;

function CompanyMatch({ company, onClaim }: { company: ClaimableCompany; onClaim: () => void }) {
  const texts = useTexts('claim');
  const { address, config } = usePage();
  const name = textIn(address.locale, company.name);
  return (
    <li className={styles.company}>
      <CompanyLogo source={company.logo_thumbnail} name={name} size={48} />
      <div className={styles.textColumn}>
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
  const [chosen, setChosen] = useState<ClaimableCompany>();
  const wanted = term.trim();
  const asked =
    [...wanted].length < shortestTerm
      ? undefined
      : operation('ClaimableCompanies', ClaimableCompaniesDocument, { term: wanted });
  const { data, error, isLoading, reload } = useOperationQuery(asked, { delay: typingPause });
  const found = asked ? (data?.claimable_companies ?? []) : [];
  return (
    <Stack gap="cards">
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
      {asked && error !== undefined && !isLoading && <LoadError level={2} error={error} onRetry={reload} />}
      <LiveRegion as={Muted} role="status">
        {asked && !isLoading && error === undefined && texts.found(found.length)}
      </LiveRegion>
      <Stack as="ul">
        {found.map((company) => (
          <CompanyMatch key={company.id} company={company} onClaim={() => setChosen(company)} />
        ))}
      </Stack>
      <p>
        <StandaloneLink href={link(paths.createCompany)}>{texts.notThere}</StandaloneLink>
      </p>
      {chosen && (
        <ClaimDialog
          company={{ id: chosen.id, name: textIn(locale, chosen.name) }}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.claim.title, Component: ClaimCompany };
