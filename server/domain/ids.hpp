#pragma once

#include "base/id.hpp"

namespace hoigung::domain {

using JobId = base::Id<struct JobTag>;
using AddressId = base::Id<struct AddressTag>;
using CompanyId = base::Id<struct CompanyTag>;
using JobListId = base::Id<struct JobListTag>;
using BannerId = base::Id<struct BannerTag>;
using FeaturedCompanyId = base::Id<struct FeaturedCompanyTag>;
using BidId = base::Id<struct BidTag>;
using ApplicationId = base::Id<struct ApplicationTag>;

}  // namespace hoigung::domain
