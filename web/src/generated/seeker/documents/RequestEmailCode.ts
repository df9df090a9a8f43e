/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { RequestEmailCodeMutation, RequestEmailCodeMutationVariables } from '../graphql';

export const RequestEmailCodeDocument: DocumentTypeDecoration<RequestEmailCodeMutation, RequestEmailCodeMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:0a918d69814723dbd0d938c9423687bf0aae1aaead426e910c5c98f243f1e95e' },
};
