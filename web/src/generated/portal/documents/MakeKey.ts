/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { MakeKeyMutation, MakeKeyMutationVariables } from '../graphql';

export const MakeKeyDocument: DocumentTypeDecoration<MakeKeyMutation, MakeKeyMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:96dec44e38d967d590327dd00b0fd20e6279c4cf310ed36e577565cb4524da91' },
};
