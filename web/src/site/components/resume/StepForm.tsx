import { EducationForm } from './EducationForm';
import { IntroductionForm } from './IntroductionForm';
import { LanguageForm } from './LanguageForm';
import { NameForm } from './NameForm';
import { SkillForm } from './SkillForm';
import type { ResumeStep } from './steps';
import type { ResumeFormProps } from './useResumeForm';
import { WorkStep } from './WorkStep';

export function StepForm({ step, ...props }: ResumeFormProps & { step: ResumeStep }) {
  switch (step) {
    case 'fill-name':
      return <NameForm {...props} />;
    case 'education':
      return <EducationForm {...props} />;
    case 'language':
      return <LanguageForm {...props} />;
    case 'work-experience':
      return <WorkStep {...props} />;
    case 'skill':
      return <SkillForm {...props} />;
    case 'self-introduction':
      return <IntroductionForm {...props} />;
  }
}
