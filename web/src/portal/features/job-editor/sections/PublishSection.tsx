import { Icon } from '../../../../shared/ui/every-page/Icon';
import { TextField } from '../../../../shared/ui/fields/TextField';
import { Notice } from '../../../../shared/ui/panels/Notice';
import page from '../../../components/page/page.module.css';
import { paths } from '../../../lib/every-page/paths';
import { useLink } from '../../../page/every-page/useLink';
import { useTexts } from '../../../page/every-page/useTexts';
import { useMembership } from '../../../services/usePortal';
import styles from '../editor.module.css';
import { Findings, FindingText } from '../Findings';
import { PublishForm } from '../PublishForm';
import { byWeight, keyOf, stepOf } from '../steps';
import { useEditor, useText } from '../useEditor';

/** All findings, each with a link to the field it is about. */
function AllFindings() {
  const texts = useTexts('jobEditor');
  const link = useLink();
  const { company } = useMembership();
  const { findings, job } = useEditor();
  const blocks = findings.filter(({ weight }) => weight === 'blocks').length;
  if (findings.length === 0) {
    return (
      <p className={styles.fine}>
        <Icon name="check" />
        {texts.allFine}
      </p>
    );
  }
  return (
    <div>
      <h3 className={styles.small}>{blocks > 0 ? texts.toCorrect(blocks) : texts.toKnow}</h3>
      <ul className={styles.findings}>
        {byWeight(findings).map((finding) => (
          <li key={keyOf(finding)} className={styles[finding.weight]}>
            <Icon name={finding.weight === 'warns' ? 'bell' : 'warning'} size={18} />
            <span>
              <FindingText finding={finding} />{' '}
              {finding.weight === 'queue' && <span className={page.quiet}>{texts.queued}</span>}{' '}
              <a href={link(`${paths.editJob(company.id, job.id)}#${stepOf(finding.field)}`)}>
                {texts.goThere(texts.steps[stepOf(finding.field)])}
              </a>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function PublishSection() {
  const texts = useTexts('jobEditor');
  const { job, companyState } = useEditor();
  return (
    <div className={page.stack}>
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
    </div>
  );
}
