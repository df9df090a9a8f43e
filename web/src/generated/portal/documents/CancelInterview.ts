/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CancelInterviewMutation, CancelInterviewMutationVariables } from '../graphql';

export const CancelInterviewDocument: DocumentTypeDecoration<CancelInterviewMutation, CancelInterviewMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c6939548ffa477e2a22c45bbdac0015578108b0052e459a0bb47b887be3be0e1' },
};
