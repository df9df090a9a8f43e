/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { PayAmongQuery, PayAmongQueryVariables } from '../graphql';

export const PayAmongDocument: DocumentTypeDecoration<PayAmongQuery, PayAmongQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:60b93e2d8296c578e8e7457f4f62bacf09dec4a4df1e0972bd9ae94312ff236f' },
};
