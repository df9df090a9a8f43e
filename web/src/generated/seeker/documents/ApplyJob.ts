/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ApplyJobMutation, ApplyJobMutationVariables } from '../graphql';

export const ApplyJobDocument: DocumentTypeDecoration<ApplyJobMutation, ApplyJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2de1f4392fa984f10cc0fcf17e3220f3c9f85e7a6f7ffd3d9df2add8b978b869' },
};
