import { useEffect, useRef, useState } from 'react';
import { JobEditorDocument } from '../../../generated/portal/documents/JobEditor';
import type { JobEditorQuery } from '../../../generated/portal/graphql';
import { narrowMaxWidth } from '../../../shared/lib/every-page/constants';
import { operation } from '../../../shared/services/every-page/operation';
import { ButtonLink } from '../../../shared/ui/button/Button';
import { Card } from '../../../shared/ui/panels/Card';
import { Notice } from '../../../shared/ui/panels/Notice';
import { AnswerOf } from '../../components/answer/AnswerOf';
import { JobPreview } from '../../components/job-preview/JobPreview';
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
import styles from './editor.module.css';
import { SaveProblems, SaveState, UndoButtons } from './SaveState';
import { HoursSection } from './sections/HoursSection';
import { MoreSection } from './sections/MoreSection';
import { PaySection } from './sections/PaySection';
import { PublishSection } from './sections/PublishSection';
import { TextSection } from './sections/TextSection';
import { WorkSection } from './sections/WorkSection';
import { type Step, stepAfter, stepIn, steps } from './steps';
import { EditorContext, useEditor } from './useEditor';
import { useJobDraft } from './useJobDraft';

const sections: Readonly<Record<Step, () => React.JSX.Element>> = {
  work: WorkSection,
  pay: PaySection,
  hours: HoursSection,
  text: TextSection,
  more: MoreSection,
  publish: PublishSection,
};

/**
 * The step whose section is in view: the last one that begins above the middle; at the page's end, the last
 * step.
 */
function stepInView(): Step {
  const { innerHeight, scrollY } = window;
  if (innerHeight + scrollY >= document.documentElement.scrollHeight - 1) return 'publish';
  const isAbove = (step: Step) =>
    (document.getElementById(step)?.getBoundingClientRect().top ?? innerHeight) < innerHeight / 3;
  return steps.filter(isAbove).at(-1) ?? steps[0];
}

/** On a wide screen, which shows all sections, the step in view; until somebody scrolls, the chosen step. */
function useStepRead(chosen: Step): Step {
  const [read, setRead] = useState(chosen);
  useEffect(() => {
    setRead(chosen);
    if (!matchMedia(`(width > ${narrowMaxWidth}px)`).matches) return;
    const from = window.scrollY;
    let hasScrolled = false;
    const look = () => {
      hasScrolled ||= window.scrollY !== from;
      if (hasScrolled) setRead(stepInView());
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [chosen]);
  return read;
}

/** The step that the address names. Phones show only that step; wide screens show all of them. */
function useStep(): Step {
  const { hash } = usePage().address;
  const step = stepIn(hash);
  const before = useRef<Step>(undefined);
  useEffect(() => {
    const section = document.getElementById(step);
    const isFirst = before.current === undefined;
    if (before.current === step) return;
    before.current = step;
    // The first step needs no scrolling, unless all of them are on the page.
    if (!isFirst || (step !== steps[0] && matchMedia(`(width > ${narrowMaxWidth}px)`).matches))
      section?.scrollIntoView();
    if (!isFirst) section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [step]);
  return step;
}

function useStepHref(): (step: Step) => string {
  const link = useLink();
  const { company } = useMembership();
  const { job } = useEditor();
  return (step) => link(`${paths.editJob(company.id, job.id)}#${step}`);
}

function StepLinks({ current }: { current: Step }) {
  const texts = useTexts('jobEditor');
  const hrefOf = useStepHref();
  return (
    <nav className={styles.steps} aria-label={texts.stepsLabel}>
      <ol>
        {steps.map((step) => (
          <li key={step}>
            <a href={hrefOf(step)} aria-current={step === current ? 'step' : undefined}>
              {texts.steps[step]}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The button to the next step, on phones. */
function StepButtons({ current }: { current: Step }) {
  const texts = useTexts('jobEditor');
  const hrefOf = useStepHref();
  const { job, findings } = useEditor();
  const index = steps.indexOf(current);
  const before = steps[index - 1];
  const isNew = job.stage === 'draft';
  const next = isNew && index < steps.indexOf('text') ? stepAfter(current, findings) : steps[index + 1];
  if (next === undefined) return null;
  return (
    <div className={styles.onward}>
      {before && (
        <ButtonLink kind="secondary" href={hrefOf(before)}>
          {texts.back}
        </ButtonLink>
      )}
      <ButtonLink wide href={hrefOf(next)}>
        {texts.next}
      </ButtonLink>
    </div>
  );
}

function Sections({ current }: { current: Step }) {
  const texts = useTexts('jobEditor');
  return steps.map((step) => {
    const Section = sections[step];
    return (
      <section
        key={step}
        id={step}
        className={`${styles.section} ${step === current ? '' : styles.away}`}
        aria-labelledby={`${step}-heading`}
      >
        <Card>
          <div className={page.stack}>
            <h2 id={`${step}-heading`} className={page.heading} tabIndex={-1}>
              {texts.headings[step]}
            </h2>
            <Section />
          </div>
        </Card>
      </section>
    );
  });
}

function EditorParts() {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const { state, keeper, job } = useEditor();
  const step = useStep();
  const { nameZh, nameEn } = state.values;
  const name = textIn(locale, { zh_hant: nameZh, en: nameEn });
  return (
    <>
      <PageHead title={name || texts.title} action={<UndoButtons />} />
      <SaveProblems />
      {job.stage === 'suspended' && <Notice tone="danger">{texts.suspended}</Notice>}
      <div className={styles.stuck}>
        <StepLinks current={useStepRead(step)} />
        <SaveState />
      </div>
      <div className={styles.columns}>
        {/* There is nothing to submit, because typing is saved automatically. */}
        <div
          className={styles.form}
          onCompositionStart={() => keeper.setComposing(true)}
          onCompositionEnd={() => keeper.setComposing(false)}
        >
          <Sections current={step} />
          <StepButtons current={step} />
        </div>
        <div className={`${styles.side} ${step === 'publish' ? '' : styles.away}`}>
          <JobPreview paths={job} version={state.version} />
        </div>
      </div>
    </>
  );
}

function JobEditor({ company, job_choices }: JobEditorQuery) {
  const draft = useJobDraft(company.job);
  const { hash } = usePage().address;
  const [isAsked, setAsked] = useState(false);
  const [isOutdated, setOutdated] = useState(false);
  if (hash === 'publish' && !isAsked) setAsked(true);
  const editor = {
    ...draft,
    job: company.job,
    choices: job_choices,
    branches: company.branches,
    companyState: company.state,
    isAsked,
    isOutdated,
    setOutdated,
  };
  return (
    <EditorContext value={editor}>
      <EditorParts />
    </EditorContext>
  );
}

function EditJob() {
  const texts = useTexts('jobEditor');
  const jobTexts = useTexts('jobs');
  const { company, role } = useMembership();
  const { params } = usePage();
  const variables = { company: company.id, job: params.job ?? '' };
  const answer = useAnswer(operation('JobEditor', JobEditorDocument, variables));
  const mayChange = may('changeJobs', role, company.state) && !answer.data?.company.job.is_kept_by_feed;
  return (
    <div className={page.page}>
      {!answer.data && <PageHead title={texts.title} />}
      <AnswerOf answer={answer} cards={3}>
        {(data) =>
          mayChange ? (
            <JobEditor {...data} />
          ) : (
            <>
              <PageHead title={texts.title} />
              <Notice>{data.company.job.is_kept_by_feed ? jobTexts.keptByFeed : texts.viewer}</Notice>
            </>
          )
        }
      </AnswerOf>
    </div>
  );
}

export const screen: Screen = { title: (texts) => texts.jobEditor.title, Component: EditJob };
