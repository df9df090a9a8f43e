/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { CompanyQuery, CompanyQueryVariables } from '../graphql';

export const CompanyDocument: DocumentTypeDecoration<CompanyQuery, CompanyQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:36e3c20b0c93dc619e370b1c201ab45910b3e3c5bfbc0cb9d35f231493c7a0b5' },
};
