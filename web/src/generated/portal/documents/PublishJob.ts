/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PublishJobMutation, PublishJobMutationVariables } from '../graphql';

export const PublishJobDocument: DocumentTypeDecoration<PublishJobMutation, PublishJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:72f7366be9fd96bab0118868d339a04a566719ff34aa3a714c81543fa5a41957' },
};
