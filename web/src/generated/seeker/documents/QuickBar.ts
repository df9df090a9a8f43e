/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { QuickBarQuery, QuickBarQueryVariables } from '../graphql';

export const QuickBarDocument: DocumentTypeDecoration<QuickBarQuery, QuickBarQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:c6cf689b339963c818988bd750cb07d5f69ed42dc021bc63057274d038882604' },
};
