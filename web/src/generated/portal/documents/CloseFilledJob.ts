/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CloseFilledJobMutation, CloseFilledJobMutationVariables } from '../graphql';

export const CloseFilledJobDocument: DocumentTypeDecoration<CloseFilledJobMutation, CloseFilledJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:5302191219dec6b82aa55249a9b87865a2f9a734cc968266f767d8aecee75e84' },
};
