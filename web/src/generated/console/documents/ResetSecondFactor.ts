/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ResetSecondFactorMutation, ResetSecondFactorMutationVariables } from '../graphql';

export const ResetSecondFactorDocument: DocumentTypeDecoration<ResetSecondFactorMutation, ResetSecondFactorMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:2fd0ad733a9c072e08042612995c1f87114ede7c2412c9fb2b64ccab0c51d7e3' },
};
