import { StepForm } from '@/site/components/resume/StepForm';
import type { ResumeStep } from '@/site/components/resume/steps';
import type { ResumeFormProps } from '@/site/components/resume/useResumeForm';
import type { DeferredComponent } from '@/site/page/Deferred';

/** Deferred, because the forms of all parts of the resume are large, and few people open one from here. */
export const deferred: DeferredComponent<ResumeFormProps & { step: ResumeStep }> = {
  namespaces: [],
  Component: StepForm,
};
