import { useEffect, useRef, useState } from 'react';
import { JobEditorDocument } from '@/generated/portal/documents/JobEditor';
import type { JobEditorQuery } from '@/generated/portal/graphql';
import { JobPreview } from '@/portal/components/job-preview/JobPreview';
import { paths } from '@/portal/lib/paths';
import { isAllowed } from '@/portal/lib/permissions';
import type { Screen } from '@/portal/page/screen';
import { usePage } from '@/portal/page/usePage';
import { useTexts } from '@/portal/page/useTexts';
import { useMembership } from '@/portal/services/usePortal';
import { PageHead } from '@/shared/client/PageHead';
import { QueryView } from '@/shared/components/query/QueryView';
import { useLink } from '@/shared/hooks/application/useLink';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { narrowMaxWidth } from '@/shared/lib/constants';
import { textIn } from '@/shared/lib/localized-text';
import { operation } from '@/shared/services/operation';
import { ButtonLink } from '@/shared/ui/button/Button';
import { SectionHeading } from '@/shared/ui/layout/SectionHeading';
import { Stack } from '@/shared/ui/layout/Stack';
import { Card } from '@/shared/ui/panels/Card';
import { Notice } from '@/shared/ui/panels/Notice';
import styles from './EditJobScreen.module.css';
import { SaveErrors, SaveState, UndoButtons } from './SaveState';
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

function StepSections({ current }: { current: Step }) {
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
          <Stack>
            <SectionHeading id={`${step}-heading`} tabIndex={-1}>
              {texts.headings[step]}
            </SectionHeading>
            <Section />
          </Stack>
        </Card>
      </section>
    );
  });
}

function EditorContent() {
  const texts = useTexts('jobEditor');
  const { locale } = usePage().address;
  const { state, autosave, job } = useEditor();
  const step = useStep();
  const { nameZh, nameEn } = state.values;
  const name = textIn(locale, { zh_hant: nameZh, en: nameEn });
  return (
    <>
      <PageHead title={name || texts.title} action={<UndoButtons />} />
      <SaveErrors />
      {job.stage === 'suspended' && <Notice tone="danger">{texts.suspended}</Notice>}
      <div className={styles.stuck}>
        <StepLinks current={useStepRead(step)} />
        <SaveState />
      </div>
      <div className={styles.columns}>
        {/* There is nothing to submit, because typing is saved automatically. */}
        <div
          className={styles.form}
          onCompositionStart={() => autosave.setComposing(true)}
          onCompositionEnd={() => autosave.setComposing(false)}
        >
          <StepSections current={step} />
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
      <EditorContent />
    </EditorContext>
  );
}

function EditJob() {
  const texts = useTexts('jobEditor');
  const jobTexts = useTexts('jobs');
  const { company, role } = useMembership();
  const { params } = usePage();
  const variables = { company: company.id, job: params.job ?? '' };
  const query = useOperationQuery(operation('JobEditor', JobEditorDocument, variables));
  const mayChange = isAllowed('changeJobs', role, company.state) && !query.data?.company.job.is_kept_by_feed;
  return (
    <Stack gap="cards">
      {!query.data && <PageHead title={texts.title} />}
      <QueryView query={query} cards={3}>
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
      </QueryView>
    </Stack>
  );
}

export const screen: Screen = { title: (texts) => texts.jobEditor.title, Component: EditJob };
