#include "domain/ingest/scam_signs.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "domain/ingest/words.hpp"

namespace hoigung::domain {
namespace {

// A sentence that has one of `first`, one of `then` (unless there are none) and none of `innocent`; choices
// are separated by `|`. Judged by data/judged_wordings.json.
struct Sign {
    ConcernKind kind;
    std::string_view first;
    std::string_view then;
    std::string_view innocent;
};

constexpr std::array kSigns{
    Sign{ConcernKind::asks_for_money,
         "繳交|繳付|先繳|預繳|先交|須交|需交|先付|需付|須付|先支付|請支付|支付|先俾|俾|自費購買|收取|轉賬|"
         "過數",
         "按金|押金|保證金|培訓費|訓練費|報名費|登記費|手續費|行政費|材料費|制服費|中介費|介紹費|入職費|"
         "體檢套票",
         "不會向|不收取|不收任何|毋須按金|毋須繳|無須繳|無需繳|不需繳|不用繳|免按金|公司支付|公司負責|"
         "公司資助|"
         "請勿|切勿|收取按金|點算|租客|租車|退款|津貼|never|no deposit|is free|"
         "are free|paid by the company|company pays|do not pay|"
         "customers|guests|parents|collect|handle|explain|學費|對賬|客人"},
    Sign{ConcernKind::asks_for_money, "先墊支|先墊付|墊支貨款|須購買公司產品|購買入職套裝|先充值|充值啟動",
         "", ""},
    Sign{ConcernKind::asks_for_money, "pay|paid|transfer|send|required from",
         "deposit|training fee|registration fee|processing fee|"
         "agency fee|admin fee|administration fee|application fee",
         "不會向|不收取|不收任何|毋須按金|毋須繳|無須繳|無需繳|不需繳|不用繳|免按金|公司支付|公司負責|"
         "公司資助|"
         "請勿|切勿|收取按金|點算|租客|租車|退款|津貼|never|no deposit|is free|"
         "are free|paid by the company|company pays|do not pay|"
         "customers|guests|parents|collect|handle|explain|rental"},
    Sign{ConcernKind::asks_for_money,
         "buy the starter kit|buy a starter kit|"
         "purchase the starter kit|top up|pay for the goods first|"
         "pay in advance for goods",
         "", ""},
    Sign{ConcernKind::asks_for_bank_or_identity,
         "傳送|發給|發送|傳到|傳來|拍照|whatsapp|telegram|透過訊息|以訊息",
         "身份證|身分證|銀行戶口號碼|銀行帳戶資料|銀行卡|提款卡", "切勿|請勿|面試時|入職當日|攜帶|帶備|核對"},
    Sign{ConcernKind::asks_for_bank_or_identity,
         "借用你的銀行|借用閣下的銀行|租用你的銀行|提款卡密碼|提供個人銀行戶口即可|網上銀行登入", "", ""},
    Sign{ConcernKind::asks_for_bank_or_identity, "send|message us|text|upload|whatsapp",
         "id card|identity card|hkid|bank account|bank details|"
         "passport photo",
         "never|do not send|bring your|strangers"},
    Sign{ConcernKind::asks_for_bank_or_identity,
         "rent your bank account|use of your bank account|"
         "online banking login|online banking password|your bank pin",
         "", ""},
    Sign{ConcernKind::parcels_or_transfers,
         "代收包裹|在家簽收包裹|代客收取郵包|轉寄到海外|代收款項|代公司過數|代轉款項", "",
         "住戶|管理處|保安員|前台"},
    Sign{ConcernKind::parcels_or_transfers,
         "收款並轉賬|收錢再轉|收款再轉|提取現金並交|你的個人戶口代收|用個人戶口收款", "", ""},
    Sign{ConcernKind::parcels_or_transfers,
         "receive parcels|receive packages|reship|forward parcels|"
         "forward packages",
         "home|overseas|your address|reship", "warehouse|reception"},
    Sign{ConcernKind::parcels_or_transfers, "receive payments|receive money|collect cash",
         "pass them on|transfer it|transfer them|hand it|"
         "your own bank account|another account",
         ""},
    Sign{ConcernKind::parcels_or_transfers, "withdraw the money|withdraw cash",
         "courier|agent|give it|hand it", ""},
    Sign{ConcernKind::crypto, "usdt|比特幣|虛擬貨幣|加密貨幣|泰達幣|以太幣",
         "出糧|發放|買入|代購|轉到|刷單|投資|找換|買賣|錢包|任務", "課程|設計"},
    Sign{ConcernKind::crypto, "bitcoin|usdt|crypto|cryptocurrency|ethereum",
         "paid in|salary|buy|wallet|exchange|invest|trade|guaranteed", "museum|exhibition"},
    Sign{ConcernKind::easy_money,
         "刷單|躺賺|穩賺|刷好評|搵快錢|無風險|日入過千|日入過萬|日入三千|日賺千元|日賺過千", "", ""},
    Sign{ConcernKind::easy_money, "點讚|手機操作|手機做任務|在家打字|包機票", "日賺|日薪|日入|月入|返佣|每個",
         ""},
    Sign{ConcernKind::easy_money, "月入十萬|月入 10 萬|月入10萬|月入過十萬|保證月入", "", ""},
    Sign{ConcernKind::easy_money,
         "easy money|get rich|guaranteed income|no risk|"
         "five-star reviews|5-star reviews|boost online orders|"
         "boost orders",
         "", ""},
    Sign{ConcernKind::easy_money, "from home|on your phone|like videos",
         "a day with no experience|daily|$1,000 a day|$2,000 a day|"
         "$3,000 a day|$5,000 a day",
         "daily pay of"},
    Sign{ConcernKind::moves_to_chat, "telegram|wechat|微信|line",
         "請加|加入|請勿在|勿在此|直接加|私訊|add us|do not apply|join our|"
         "message us on",
         ""},
};

bool has_any(std::string_view sentence, std::string_view choices) {
    while (!choices.empty()) {
        const std::size_t bar = choices.find('|');
        const std::string_view choice = choices.substr(0, bar);
        const bool is_english = static_cast<unsigned char>(choice.front()) < 0x80;
        if (is_english ? has_words(sentence, choice) : sentence.find(choice) != std::string_view::npos)
            return true;
        if (bar == std::string_view::npos) return false;
        choices.remove_prefix(bar + 1);
    }
    return false;
}

bool is_in(const Sign& sign, std::string_view sentence) {
    return has_any(sentence, sign.first) && (sign.then.empty() || has_any(sentence, sign.then)) &&
           !has_any(sentence, sign.innocent);
}

// The end of the first sentence of a text: after its mark.
std::size_t end_of_sentence(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '\n' || c == '!' || c == '?' || c == ';') return i + 1;
        if (c == '.' && (i + 1 == text.size() || text[i + 1] == ' ' || text[i + 1] == '\n')) return i + 1;
        for (const std::string_view mark : {"。", "！", "？", "；"}) {
            if (text.substr(i).starts_with(mark)) return i + mark.size();
        }
    }
    return text.size();
}

}  // namespace

std::vector<Concern> scam_signs_in(std::string_view folded) {
    constexpr std::size_t kShown = 60;
    std::vector<Concern> found;
    while (!folded.empty()) {
        const std::size_t end = end_of_sentence(folded);
        const std::string_view sentence = base::trim(folded.substr(0, end));
        folded.remove_prefix(end);
        for (const Sign& sign : kSigns) {
            if (std::ranges::find(found, sign.kind, &Concern::kind) != found.end() || !is_in(sign, sentence))
                continue;
            found.push_back({sign.kind, std::string(base::first_characters(sentence, kShown))});
        }
    }
    return found;
}

}  // namespace hoigung::domain
