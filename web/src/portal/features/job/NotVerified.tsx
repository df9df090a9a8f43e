import { Fragment } from 'react';
import type { JobQuery } from '../../../generated/portal/graphql';
import { Notice } from '../../../shared/ui/panels/Notice';
import { paths } from '../../lib/every-page/paths';
import { may } from '../../lib/permissions';
import { useLink } from '../../page/every-page/useLink';
import { useTexts } from '../../page/every-page/useTexts';
import { useMembership } from '../../services/usePortal';

type Missing = JobQuery['company']['missing'];

/** The field of the company's page where each part is given. */
const fieldOf: Record<Missing[number], string> = {
  name: 'nameZh',
  registration_number: 'number',
  proof: 'proof',
  trade: 'trade',
  contact: 'contactName',
};

/** A job that waits for its company says what the company still lacks, and leads there whoever can give it. */
export function NotVerified({ missing }: { missing: Missing }) {
  const texts = useTexts('jobs');
  const today = useTexts('today');
  const link = useLink();
  const { company, role } = useMembership();
  const mayGive = may('changeCompany', role, company.state);
  return (
    <Notice>
      {texts.notVerified}
      {missing.length > 0 && (
        <p>
          {today.missingParts('')}
          {missing.map((part, index) => (
            <Fragment key={part}>
              {index > 0 && today.comma}
              {mayGive ? (
                <a href={`${link(paths.company(company.id))}#${fieldOf[part]}`}>{today.missing[part]}</a>
              ) : (
                today.missing[part]
              )}
            </Fragment>
          ))}
        </p>
      )}
    </Notice>
  );
}
