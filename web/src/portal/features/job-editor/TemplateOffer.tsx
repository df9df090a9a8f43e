import { useState } from 'react';
import { TemplatesOfDocument } from '@/generated/portal/documents/TemplatesOf';
import { useTexts } from '@/portal/page/useTexts';
import { useOperationQuery } from '@/shared/hooks/application/useOperationQuery';
import { useSayDone } from '@/shared/hooks/application/useSayDone';
import { operation } from '@/shared/services/operation';
import { Button } from '@/shared/ui/button/Button';
import { Row } from '@/shared/ui/layout/Row';
import { Notice } from '@/shared/ui/panels/Notice';
import { valuesOf } from './job-values';
import { takenOver } from './templates';
import { useEditor } from './useEditor';

/** After the job's type has changed: offers that type's template. Taking it can be undone. */
export function TemplateOffer() {
  const texts = useTexts('jobEditor');
  const { close } = useTexts('application');
  const sayDone = useSayDone();
  const { state, autosave } = useEditor();
  const { jobTypes } = state.values;
  /** Job types that the job had before, or whose template was already offered. */
  const [settled, setSettled] = useState<readonly string[]>(jobTypes);
  const type = jobTypes.find((code) => !settled.includes(code));
  const formers = settled.filter((code) => !jobTypes.includes(code));
  const asked =
    type === undefined
      ? undefined
      : operation('TemplatesOf', TemplatesOfDocument, { codes: [type, ...formers] });
  const { data, isLoading } = useOperationQuery(asked);
  const template = data?.job_templates.find(({ code }) => code === type);
  if (type === undefined || template === undefined || isLoading) return null;
  const others = data?.job_templates.filter(({ code }) => formers.includes(code)) ?? [];
  const part = takenOver(
    state.values,
    valuesOf(template.content),
    others.map(({ content }) => valuesOf(content)),
  );
  if (Object.keys(part).length === 0) return null;
  const settle = () => setSettled([...settled, type]);
  const fill = () => {
    autosave.change(part, 'template');
    settle();
    sayDone(texts.templateUsed);
  };
  return (
    <Notice>
      <p>{texts.templateOffer(template.name)}</p>
      <Row>
        <Button kind="secondary" onClick={fill}>
          {texts.useTemplate}
        </Button>
        <Button kind="quiet" onClick={settle}>
          {close}
        </Button>
      </Row>
    </Notice>
  );
}
