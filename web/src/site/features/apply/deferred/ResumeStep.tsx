import { StepForm } from '../../../components/resume/StepForm';
import type { ResumeStep } from '../../../components/resume/steps';
import type { ResumeFormProps } from '../../../components/resume/useResumeForm';
import type { DeferredComponent } from '../../../page/every-page/Deferred';

/** Deferred, because the forms of all parts of the resume are large, and few people open one from here. */
export const deferred: DeferredComponent<ResumeFormProps & { step: ResumeStep }> = {
  namespaces: [],
  Component: StepForm,
};
