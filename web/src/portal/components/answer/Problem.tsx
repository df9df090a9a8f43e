import { useState } from 'react';
import { reloadAfter } from '../../../shared/services/every-page/chunks';
import { Notice } from '../../../shared/ui/panels/Notice';
import { useErrorText } from '../../services/usePortal';
import page from '../page/page.module.css';

/** Why a form was refused, shown beside it until it is sent again. */
export function useProblem() {
  const textOf = useErrorText();
  const [problem, setProblem] = useState<string>();
  const tell = (error: unknown) => {
    if (!reloadAfter(error, location.href)) setProblem(textOf(error));
  };
  return { problem, tell, clear: () => setProblem(undefined) };
}

export function Problem({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className={page.live}>
      {text !== undefined && <Notice tone="danger">{text}</Notice>}
    </div>
  );
}
