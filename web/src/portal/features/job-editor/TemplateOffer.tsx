import { useState } from 'react';
import { TemplatesOfDocument } from '../../../generated/portal/documents/TemplatesOf';
import { operation } from '../../../shared/services/every-page/operation';
import { Button } from '../../../shared/ui/button/Button';
import { Notice } from '../../../shared/ui/panels/Notice';
import page from '../../components/page/page.module.css';
import { useTexts } from '../../page/every-page/useTexts';
import { useAnswer } from '../../services/useAnswer';
import { useSayDone } from '../../services/usePortal';
import { valuesOf } from './job-values';
import { takenOver } from './templates';
import { useEditor } from './useEditor';

/** After the job's type has changed: offers that type's template. Taking it can be undone. */
export function TemplateOffer() {
  const texts = useTexts('jobEditor');
  const { close } = useTexts('common');
  const sayDone = useSayDone();
  const { state, keeper } = useEditor();
  const { jobTypes } = state.values;
  /** Job types that the job had before, or whose template was already offered. */
  const [settled, setSettled] = useState<readonly string[]>(jobTypes);
  const type = jobTypes.find((code) => !settled.includes(code));
  const formers = settled.filter((code) => !jobTypes.includes(code));
  const asked =
    type === undefined
      ? undefined
      : operation('TemplatesOf', TemplatesOfDocument, { codes: [type, ...formers] });
  const { data, loading } = useAnswer(asked);
  const template = data?.job_templates.find(({ code }) => code === type);
  if (type === undefined || template === undefined || loading) return null;
  const others = data?.job_templates.filter(({ code }) => formers.includes(code)) ?? [];
  const part = takenOver(
    state.values,
    valuesOf(template.content),
    others.map(({ content }) => valuesOf(content)),
  );
  if (Object.keys(part).length === 0) return null;
  const settle = () => setSettled([...settled, type]);
  const fill = () => {
    keeper.change(part, 'template');
    settle();
    sayDone(texts.templateUsed);
  };
  return (
    <Notice>
      <p>{texts.templateOffer(template.name)}</p>
      <div className={page.row}>
        <Button kind="secondary" onClick={fill}>
          {texts.useTemplate}
        </Button>
        <Button kind="quiet" onClick={settle}>
          {close}
        </Button>
      </div>
    </Notice>
  );
}
