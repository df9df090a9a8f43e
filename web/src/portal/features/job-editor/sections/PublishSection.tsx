import { paths } from '@/portal/lib/paths';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { useLink } from '@/shared/hooks/application/useLink';
import { TextField } from '@/shared/ui/fields/TextField';
import { Icon } from '@/shared/ui/Icon';
import { Muted } from '@/shared/ui/layout/Muted';
import { Stack } from '@/shared/ui/layout/Stack';
import { Notice } from '@/shared/ui/panels/Notice';
import { FindingList, Findings } from '../Findings';
import { PublishForm } from '../PublishForm';
import { stepOf } from '../steps';
import { useEditor, useText } from '../useEditor';
import styles from './PublishSection.module.css';

/** All findings, each with a link to the field it is about. */
function AllFindings() {
  const texts = useTexts('jobEditor');
  const link = useLink();
  const { company } = useMembership();
  const { findings, job } = useEditor();
  const blocks = findings.filter(({ weight }) => weight === 'blocks').length;
  if (findings.length === 0) {
    return (
      <p className={styles.allFine}>
        <Icon name="check" />
        {texts.allFine}
      </p>
    );
  }
  return (
    <div>
      <h3 className={styles.heading}>{blocks > 0 ? texts.toCorrect(blocks) : texts.toKnow}</h3>
      <FindingList
        findings={findings}
        more={(finding) => (
          <>
            {' '}
            {finding.weight === 'queue' && <Muted as="span">{texts.queued}</Muted>}{' '}
            <a href={link(`${paths.editJob(company.id, job.id)}#${stepOf(finding.field)}`)}>
              {texts.goThere(texts.steps[stepOf(finding.field)])}
            </a>
          </>
        )}
      />
    </div>
  );
}

export function PublishSection() {
  const texts = useTexts('jobEditor');
  const { job, companyState } = useEditor();
  return (
    <Stack>
      <AllFindings />
      {companyState === 'unverified' && <Notice>{texts.notVerified}</Notice>}
      {companyState === 'refused' && <Notice tone="danger">{texts.companyRefused}</Notice>}
      {job.schedule_problem && <Notice tone="danger">{job.schedule_problem}</Notice>}
      {job.hold_notice && <Notice>{job.hold_notice}</Notice>}
      <div>
        <TextField {...useText('closeOn')} type="date" label={texts.closeOn} hint={texts.closeOnHint} />
        <Findings field="close_on" />
      </div>
      <PublishForm />
    </Stack>
  );
}
