/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PublishJobMutation, PublishJobMutationVariables } from '../graphql';

export const PublishJobDocument: DocumentTypeDecoration<PublishJobMutation, PublishJobMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:1fe017715ba28754277384e843d2f831d5e119b85d25d26144a90a5b5de92c83' },
};
