/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OpenLoginQuery, OpenLoginQueryVariables } from '../graphql';

export const OpenLoginDocument: DocumentTypeDecoration<OpenLoginQuery, OpenLoginQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:78865a1113b87e85e05e127af9310ef104726c66e72890fa64d59eda54542e0c' },
};
